/**
 * Built by scripts/geography/build.mjs from ISO 3166 and GeoNames (CC BY 4.0).
 * alpha-2 | alpha-3 | name | other names
 */
export const COUNTRY_TABLE = `
AD|AND|Andorra|
AE|ARE|United Arab Emirates|UAE;Emirates
AF|AFG|Afghanistan|
AG|ATG|Antigua and Barbuda|
AI|AIA|Anguilla|
AL|ALB|Albania|
AM|ARM|Armenia|
AO|AGO|Angola|
AR|ARG|Argentina|
AS|ASM|American Samoa|
AT|AUT|Austria|Österreich
AU|AUS|Australia|
AW|ABW|Aruba|
AX|ALA|Åland Islands|Aland Islands
AZ|AZE|Azerbaijan|
BA|BIH|Bosnia and Herzegovina|
BB|BRB|Barbados|
BD|BGD|Bangladesh|
BE|BEL|Belgium|België;Belgique
BF|BFA|Burkina Faso|
BG|BGR|Bulgaria|
BH|BHR|Bahrain|
BI|BDI|Burundi|
BJ|BEN|Benin|
BL|BLM|Saint Barthélemy|
BM|BMU|Bermuda|
BN|BRN|Brunei|Brunei Darussalam
BO|BOL|Bolivia|
BQ|BES|Caribbean Netherlands|Bonaire, Sint Eustatius and Saba
BR|BRA|Brazil|Brasil
BS|BHS|Bahamas|
BT|BTN|Bhutan|
BW|BWA|Botswana|
BY|BLR|Belarus|
BZ|BLZ|Belize|
CA|CAN|Canada|
CC|CCK|Cocos (Keeling) Islands|
CD|COD|DR Congo|Democratic Republic of the Congo;Congo;DRC;Congo Kinshasa;Zaire
CF|CAF|Central African Republic|
CG|COG|Congo|Republic of the Congo;Congo Brazzaville
CH|CHE|Switzerland|Schweiz;Suisse;Svizzera
CI|CIV|Côte d'Ivoire|Cote d'Ivoire;Ivory Coast
CK|COK|Cook Islands|
CL|CHL|Chile|
CM|CMR|Cameroon|
CN|CHN|China|People's Republic of China;PRC;Mainland China
CO|COL|Colombia|
CR|CRI|Costa Rica|
CU|CUB|Cuba|
CV|CPV|Cape Verde|Cabo Verde
CW|CUW|Curaçao|
CX|CXR|Christmas Island|
CY|CYP|Cyprus|
CZ|CZE|Czechia|Czech Republic
DE|DEU|Germany|Deutschland
DJ|DJI|Djibouti|
DK|DNK|Denmark|Danmark
DM|DMA|Dominica|
DO|DOM|Dominican Republic|
DZ|DZA|Algeria|
EC|ECU|Ecuador|
EE|EST|Estonia|
EG|EGY|Egypt|
EH|ESH|Western Sahara|
ER|ERI|Eritrea|
ES|ESP|Spain|España
ET|ETH|Ethiopia|
FI|FIN|Finland|Suomi
FJ|FJI|Fiji|
FK|FLK|Falkland Islands|Falkland Islands (Malvinas)
FM|FSM|Micronesia|Micronesia, Federated States of
FO|FRO|Faroe Islands|
FR|FRA|France|
GA|GAB|Gabon|
GB|GBR|United Kingdom|UK;Great Britain;Britain;England;Scotland;Wales;Northern Ireland
GD|GRD|Grenada|
GE|GEO|Georgia|
GF|GUF|French Guiana|
GG|GGY|Guernsey|
GH|GHA|Ghana|
GI|GIB|Gibraltar|
GL|GRL|Greenland|
GM|GMB|Gambia|Republic of The Gambia;The Gambia
GN|GIN|Guinea|
GP|GLP|Guadeloupe|
GQ|GNQ|Equatorial Guinea|
GR|GRC|Greece|Hellas
GS|SGS|South Georgia and the South Sandwich Islands|
GT|GTM|Guatemala|
GU|GUM|Guam|
GW|GNB|Guinea-Bissau|
GY|GUY|Guyana|
HK|HKG|Hong Kong|Hong Kong SAR
HN|HND|Honduras|
HR|HRV|Croatia|
HT|HTI|Haiti|
HU|HUN|Hungary|
ID|IDN|Indonesia|
IE|IRL|Ireland|
IL|ISR|Israel|
IM|IMN|Isle of Man|
IN|IND|India|
IO|IOT|British Indian Ocean Territory|
IQ|IRQ|Iraq|
IR|IRN|Iran|Islamic Republic of Iran
IS|ISL|Iceland|
IT|ITA|Italy|Italia
JE|JEY|Jersey|
JM|JAM|Jamaica|
JO|JOR|Jordan|
JP|JPN|Japan|Nippon
KE|KEN|Kenya|
KG|KGZ|Kyrgyzstan|
KH|KHM|Cambodia|
KI|KIR|Kiribati|
KM|COM|Comoros|
KN|KNA|Saint Kitts and Nevis|
KP|PRK|North Korea|
KR|KOR|South Korea|Korea, Republic of;Republic of Korea;Korea;ROK
KW|KWT|Kuwait|
KY|CYM|Cayman Islands|
KZ|KAZ|Kazakhstan|
LA|LAO|Laos|Lao People's Democratic Republic
LB|LBN|Lebanon|
LC|LCA|Saint Lucia|
LI|LIE|Liechtenstein|
LK|LKA|Sri Lanka|
LR|LBR|Liberia|
LS|LSO|Lesotho|
LT|LTU|Lithuania|
LU|LUX|Luxembourg|
LV|LVA|Latvia|
LY|LBY|Libya|
MA|MAR|Morocco|Maroc
MC|MCO|Monaco|
MD|MDA|Moldova|Moldova, Republic of
ME|MNE|Montenegro|
MF|MAF|Saint Martin|Saint Martin (French part)
MG|MDG|Madagascar|
MH|MHL|Marshall Islands|
MK|MKD|North Macedonia|The Republic of North Macedonia;Macedonia
ML|MLI|Mali|
MM|MMR|Myanmar|Burma
MN|MNG|Mongolia|
MO|MAC|Macao|Macau
MP|MNP|Northern Mariana Islands|
MQ|MTQ|Martinique|
MR|MRT|Mauritania|
MS|MSR|Montserrat|
MT|MLT|Malta|
MU|MUS|Mauritius|
MV|MDV|Maldives|
MW|MWI|Malawi|
MX|MEX|Mexico|
MY|MYS|Malaysia|
MZ|MOZ|Mozambique|
NA|NAM|Namibia|
NC|NCL|New Caledonia|
NE|NER|Niger|
NF|NFK|Norfolk Island|
NG|NGA|Nigeria|
NI|NIC|Nicaragua|
NL|NLD|Netherlands|The Netherlands;Netherlands (Kingdom of the);Holland;Nederland
NO|NOR|Norway|Norge
NP|NPL|Nepal|
NR|NRU|Nauru|
NU|NIU|Niue|
NZ|NZL|New Zealand|
OM|OMN|Oman|
PA|PAN|Panama|
PE|PER|Peru|
PF|PYF|French Polynesia|
PG|PNG|Papua New Guinea|
PH|PHL|Philippines|The Philippines
PK|PAK|Pakistan|
PL|POL|Poland|Polska
PM|SPM|Saint Pierre and Miquelon|
PN|PCN|Pitcairn Islands|Pitcairn
PR|PRI|Puerto Rico|
PS|PSE|Palestine|State of Palestine;Palestinian Territories
PT|PRT|Portugal|
PW|PLW|Palau|
PY|PRY|Paraguay|
QA|QAT|Qatar|
RE|REU|Réunion|Reunion
RO|ROU|Romania|
RS|SRB|Serbia|
RU|RUS|Russia|Russian Federation
RW|RWA|Rwanda|
SA|SAU|Saudi Arabia|KSA
SB|SLB|Solomon Islands|
SC|SYC|Seychelles|
SD|SDN|Sudan|
SE|SWE|Sweden|Sverige
SG|SGP|Singapore|
SH|SHN|Saint Helena|
SI|SVN|Slovenia|
SJ|SJM|Svalbard and Jan Mayen|
SK|SVK|Slovakia|
SL|SLE|Sierra Leone|
SM|SMR|San Marino|
SN|SEN|Senegal|
SO|SOM|Somalia|
SR|SUR|Suriname|
SS|SSD|South Sudan|
ST|STP|São Tomé and Príncipe|Sao Tome and Principe
SV|SLV|El Salvador|
SX|SXM|Sint Maarten|Sint Maarten (Dutch part)
SY|SYR|Syria|Syrian Arab Republic
SZ|SWZ|Eswatini|Swaziland
TC|TCA|Turks and Caicos Islands|
TD|TCD|Chad|
TF|ATF|French Southern Territories|
TG|TGO|Togo|
TH|THA|Thailand|
TJ|TJK|Tajikistan|
TK|TKL|Tokelau|
TL|TLS|Timor-Leste|East Timor
TM|TKM|Turkmenistan|
TN|TUN|Tunisia|
TO|TON|Tonga|
TR|TUR|Türkiye|Turkey
TT|TTO|Trinidad and Tobago|
TV|TUV|Tuvalu|
TW|TWN|Taiwan|Taiwan, Province of China
TZ|TZA|Tanzania|United Republic of Tanzania
UA|UKR|Ukraine|
UG|UGA|Uganda|
US|USA|United States|United States of America;USA;U.S.A.;US;U.S.;America
UY|URY|Uruguay|
UZ|UZB|Uzbekistan|
VA|VAT|Vatican City|Holy See (Vatican City State);Vatican
VC|VCT|Saint Vincent and the Grenadines|
VE|VEN|Venezuela|
VG|VGB|British Virgin Islands|Virgin Islands, British
VI|VIR|US Virgin Islands|Virgin Islands, U.S.
VN|VNM|Vietnam|Viet Nam
VU|VUT|Vanuatu|
WF|WLF|Wallis and Futuna|
WS|WSM|Samoa|
XK|XKK|Kosovo|
YE|YEM|Yemen|
YT|MYT|Mayotte|
ZA|ZAF|South Africa|
ZM|ZMB|Zambia|
ZW|ZWE|Zimbabwe|
`;
