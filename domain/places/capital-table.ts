/**
 * Built by scripts/geography/build.mjs from ISO 3166 and GeoNames (CC BY 4.0).
 * alpha-2 | continent | capital | latitude | longitude | time zone
 */
export const CAPITAL_TABLE = `
AD|EU|Andorra la Vella|42.50779|1.52109|Europe/Andorra
AE|AS|Abu Dhabi|24.45118|54.39696|Asia/Dubai
AF|AS|Kabul|34.52813|69.17233|Asia/Kabul
AG|NA|Saint John’s|17.12096|-61.84329|America/Antigua
AI|NA|The Valley|18.21704|-63.05783|America/Anguilla
AL|EU|Tirana|41.3275|19.81889|Europe/Tirane
AM|AS|Yerevan|40.18111|44.51361|Asia/Yerevan
AO|AF|Luanda|-8.83682|13.23432|Africa/Luanda
AR|SA|Buenos Aires|-34.61315|-58.37723|America/Argentina/Buenos_Aires
AS|OC|Pago Pago|-14.27806|-170.7025|Pacific/Pago_Pago
AT|EU|Vienna|48.20849|16.37208|Europe/Vienna
AU|OC|Canberra|-35.28346|149.12807|Australia/Sydney
AW|NA|Oranjestad|12.52398|-70.02703|America/Aruba
AX||Mariehamn|60.09726|19.93481|Europe/Mariehamn
AZ|AS|Baku|40.37767|49.89201|Asia/Baku
BA|EU|Sarajevo|43.84864|18.35644|Europe/Sarajevo
BB|NA|Bridgetown|13.10732|-59.62021|America/Barbados
BD|AS|Dhaka|23.7104|90.40744|Asia/Dhaka
BE|EU|Brussels|50.85045|4.34878|Europe/Brussels
BF|AF|Ouagadougou|12.36566|-1.53388|Africa/Ouagadougou
BG|EU|Sofia|42.69751|23.32415|Europe/Sofia
BH|AS|Manama|26.22787|50.58565|Asia/Bahrain
BI|AF|Gitega|-3.42708|29.92463|Africa/Bujumbura
BJ|AF|Porto-Novo|6.49646|2.60359|Africa/Porto-Novo
BL|NA|Gustavia|17.89618|-62.84978|America/St_Barthelemy
BM|NA|Hamilton|32.2949|-64.78303|Atlantic/Bermuda
BN|AS|Bandar Seri Begawan|4.89035|114.94006|Asia/Brunei
BO|SA|Sucre|-19.03332|-65.26274|America/La_Paz
BQ|NA|Kralendijk|12.15|-68.26667|America/Kralendijk
BR|SA|Brasília|-15.77972|-47.92972|America/Sao_Paulo
BS|NA|Nassau|25.05823|-77.34306|America/Nassau
BT|AS|Thimphu|27.46609|89.64191|Asia/Thimphu
BW|AF|Gaborone|-24.65451|25.90859|Africa/Gaborone
BY|EU|Minsk|53.9|27.56667|Europe/Minsk
BZ|NA|Belmopan|17.25|-88.76667|America/Belize
CA|NA|Ottawa|45.41117|-75.69812|America/Toronto
CC|AS|West Island|-12.15681|96.82251|Indian/Cocos
CD|AF|Kinshasa|-4.32758|15.31357|Africa/Kinshasa
CF|AF|Bangui|4.36122|18.55496|Africa/Bangui
CG|AF|Brazzaville|-4.26613|15.28318|Africa/Brazzaville
CH|EU|Bern|46.94809|7.44744|Europe/Zurich
CI|AF|Yamoussoukro|6.82055|-5.27674|Africa/Abidjan
CK|OC|Avarua|-21.2075|-159.77545|Pacific/Rarotonga
CL|SA|Santiago|-33.45694|-70.64827|America/Santiago
CM|AF|Yaoundé|3.86667|11.51667|Africa/Douala
CN|AS|Beijing|39.9075|116.39723|Asia/Shanghai
CO|SA|Bogotá|4.60971|-74.08175|America/Bogota
CR|NA|San José|9.93333|-84.08333|America/Costa_Rica
CU|NA|Havana|23.13302|-82.38304|America/Havana
CV|AF|Praia|14.93152|-23.51254|Atlantic/Cape_Verde
CW|NA|Willemstad|12.12246|-68.88641|America/Curacao
CX|AS|Flying Fish Cove|-10.42172|105.67912|Indian/Christmas
CY|AS|Nicosia|35.17531|33.3642|Asia/Nicosia
CZ|EU|Prague|50.08804|14.42076|Europe/Prague
DE|EU|Berlin|52.52437|13.41053|Europe/Berlin
DJ|AF|Djibouti|11.58901|43.14503|Africa/Djibouti
DK|EU|Copenhagen|55.67594|12.56553|Europe/Copenhagen
DM|NA|Roseau|15.30174|-61.38808|America/Dominica
DO|NA|Santo Domingo|18.47186|-69.89232|America/Santo_Domingo
DZ|AF|Algiers|36.73225|3.08746|Africa/Algiers
EC|SA|Quito|-0.22985|-78.52495|America/Guayaquil
EE|EU|Tallinn|59.43696|24.75353|Europe/Tallinn
EG|AF|Cairo|30.06263|31.24967|Africa/Cairo
EH|AF|Laayoune|27.1418|-13.188|Africa/El_Aaiun
ER|AF|Asmara|15.33805|38.93184|Africa/Asmara
ES|EU|Madrid|40.4165|-3.70256|Europe/Madrid
ET|AF|Addis Ababa|9.02497|38.74689|Africa/Addis_Ababa
FI|EU|Helsinki|60.16952|24.93545|Europe/Helsinki
FJ|OC|Suva|-18.13683|178.42531|Pacific/Fiji
FK|SA|Stanley|-51.69382|-57.85701|Atlantic/Stanley
FM|OC|Palikir - National Government Center|6.92477|158.16109|Pacific/Pohnpei
FO|EU|Tórshavn|62.00973|-6.77164|Atlantic/Faroe
FR|EU|Paris|48.85341|2.3488|Europe/Paris
GA|AF|Libreville|0.39241|9.45356|Africa/Libreville
GB|EU|London|51.50853|-0.12574|Europe/London
GD|NA|Saint George's|12.05288|-61.75226|America/Grenada
GE|AS|Tbilisi|41.69411|44.83368|Asia/Tbilisi
GF|SA|Cayenne|4.93333|-52.33333|America/Cayenne
GG|EU|Saint Peter Port|49.45981|-2.53527|Europe/Guernsey
GH|AF|Accra|5.55602|-0.1969|Africa/Accra
GI|EU|Gibraltar|36.14474|-5.35257|Europe/Gibraltar
GL|NA|Nuuk|64.18347|-51.72157|America/Nuuk
GM|AF|Banjul|13.45274|-16.57803|Africa/Banjul
GN|AF|Conakry|9.53795|-13.67729|Africa/Conakry
GP|NA|Basse-Terre|15.99714|-61.73214|America/Guadeloupe
GQ|AF|Malabo|3.75578|8.78166|Africa/Malabo
GR|EU|Athens|37.98376|23.72784|Europe/Athens
GS|AN|Grytviken|-54.28111|-36.5092|Atlantic/South_Georgia
GT|NA|Guatemala City|14.64072|-90.51327|America/Guatemala
GU|OC|Hagåtña|13.47567|144.74886|Pacific/Guam
GW|AF|Bissau|11.86357|-15.59767|Africa/Bissau
GY|SA|Georgetown|6.80448|-58.15527|America/Guyana
HK|AS|Hong Kong|22.27832|114.17469|Asia/Hong_Kong
HN|NA|Tegucigalpa|14.0818|-87.20681|America/Tegucigalpa
HR|EU|Zagreb|45.81444|15.97798|Europe/Zagreb
HT|NA|Port-au-Prince|18.54349|-72.33881|America/Port-au-Prince
HU|EU|Budapest|47.49835|19.04045|Europe/Budapest
ID|AS|Jakarta|-6.21462|106.84513|Asia/Jakarta
IE|EU|Dublin|53.33306|-6.24889|Europe/Dublin
IL|AS|Jerusalem|31.769|35.2163|Asia/Jerusalem
IM|EU|Douglas|54.15|-4.48333|Europe/Isle_of_Man
IN|AS|New Delhi|28.63576|77.22445|Asia/Kolkata
IO|AS|Diego Garcia|-7.3133|72.4111|Indian/Chagos
IQ|AS|Baghdad|33.34058|44.40088|Asia/Baghdad
IR|AS|Tehran|35.69439|51.42151|Asia/Tehran
IS|EU|Reykjavík|64.13548|-21.89541|Atlantic/Reykjavik
IT|EU|Rome|41.89193|12.51133|Europe/Rome
JE|EU|Saint Helier|49.18804|-2.10491|Europe/Jersey
JM|NA|Kingston|17.99702|-76.79358|America/Jamaica
JO|AS|Amman|31.95522|35.94503|Asia/Amman
JP|AS|Tokyo|35.6895|139.69171|Asia/Tokyo
KE|AF|Nairobi|-1.28333|36.81667|Africa/Nairobi
KG|AS|Bishkek|42.87|74.59|Asia/Bishkek
KH|AS|Phnom Penh|11.56245|104.91601|Asia/Phnom_Penh
KI|OC|Tarawa|1.3278|172.97696|Pacific/Tarawa
KM|AF|Moroni|-11.70216|43.25506|Indian/Comoro
KN|NA|Basseterre|17.2955|-62.72499|America/St_Kitts
KP|AS|Pyongyang|39.03385|125.75432|Asia/Pyongyang
KR|AS|Seoul|37.566|126.9784|Asia/Seoul
KW|AS|Kuwait City|29.36972|47.97833|Asia/Kuwait
KY|NA|George Town|19.2866|-81.37436|America/Cayman
KZ|AS|Astana|51.1801|71.44598|Asia/Almaty
LA|AS|Vientiane|17.96667|102.6|Asia/Vientiane
LB|AS|Beirut|33.89332|35.50157|Asia/Beirut
LC|NA|Castries|13.9957|-61.00614|America/St_Lucia
LI|EU|Vaduz|47.14151|9.52154|Europe/Vaduz
LK|AS|Colombo|6.93548|79.84868|Asia/Colombo
LR|AF|Monrovia|6.30054|-10.7969|Africa/Monrovia
LS|AF|Maseru|-29.31667|27.48333|Africa/Maseru
LT|EU|Vilnius|54.68916|25.2798|Europe/Vilnius
LU|EU|Luxembourg|49.61167|6.13|Europe/Luxembourg
LV|EU|Riga|56.946|24.10589|Europe/Riga
LY|AF|Tripoli|32.88743|13.18733|Africa/Tripoli
MA|AF|Rabat|34.01325|-6.83255|Africa/Casablanca
MC|EU|Monaco|43.73718|7.42145|Europe/Monaco
MD|EU|Chisinau|47.00556|28.8575|Europe/Chisinau
ME|EU|Podgorica|42.44111|19.26361|Europe/Podgorica
MF|NA|Marigot|18.06819|-63.08302|America/Marigot
MG|AF|Antananarivo|-18.91368|47.53613|Indian/Antananarivo
MH|OC|Majuro|7.08971|171.38027|Pacific/Majuro
MK|EU|Skopje|41.99646|21.43141|Europe/Skopje
ML|AF|Bamako|12.65|-8|Africa/Bamako
MM|AS|Nay Pyi Taw|19.745|96.12972|Asia/Yangon
MN|AS|Ulan Bator|47.90771|106.88324|Asia/Ulaanbaatar
MO|AS|Macau|22.20056|113.54611|Asia/Macau
MP|OC|Saipan|15.21233|145.7545|Pacific/Saipan
MQ|NA|Fort-de-France|14.60365|-61.07418|America/Martinique
MR|AF|Nouakchott|18.08581|-15.9785|Africa/Nouakchott
MS|NA|Plymouth|16.70555|-62.21292|America/Montserrat
MT|EU|Valletta|35.89968|14.5148|Europe/Malta
MU|AF|Port Louis|-20.16194|57.49889|Indian/Mauritius
MV|AS|Male|4.17521|73.50916|Indian/Maldives
MW|AF|Lilongwe|-13.96692|33.78725|Africa/Blantyre
MX|NA|Mexico City|19.42847|-99.12766|America/Mexico_City
MY|AS|Kuala Lumpur|3.1412|101.68653|Asia/Kuala_Lumpur
MZ|AF|Maputo|-25.96553|32.58322|Africa/Maputo
NA|AF|Windhoek|-22.55941|17.08323|Africa/Windhoek
NC|OC|Nouméa|-22.27407|166.44884|Pacific/Noumea
NE|AF|Niamey|13.51366|2.1098|Africa/Niamey
NF|OC|Kingston|-29.05459|167.96628|Pacific/Norfolk
NG|AF|Abuja|9.05785|7.49508|Africa/Lagos
NI|NA|Managua|12.13282|-86.2504|America/Managua
NL|EU|Amsterdam|52.37403|4.88969|Europe/Amsterdam
NO|EU|Oslo|59.91273|10.74609|Europe/Oslo
NP|AS|Kathmandu|27.70169|85.3206|Asia/Kathmandu
NR|OC|Yaren|-0.55085|166.9252|Pacific/Nauru
NU|OC|Alofi|-19.05294|-169.91957|Pacific/Niue
NZ|OC|Wellington|-41.28664|174.77557|Pacific/Auckland
OM|AS|Muscat|23.58413|58.40778|Asia/Muscat
PA|NA|Panamá|8.9936|-79.51973|America/Panama
PE|SA|Lima|-12.04318|-77.02824|America/Lima
PF|OC|Papeete|-17.5347|-149.56843|Pacific/Tahiti
PG|OC|Port Moresby|-9.47723|147.15089|Pacific/Port_Moresby
PH|AS|Manila|14.6042|120.9822|Asia/Manila
PK|AS|Islamabad|33.72148|73.04329|Asia/Karachi
PL|EU|Warsaw|52.22977|21.01178|Europe/Warsaw
PM|NA|Saint-Pierre|46.77914|-56.1773|America/Miquelon
PN|OC|Adamstown|-25.06597|-130.10147|Pacific/Pitcairn
PR|NA|San Juan|18.46633|-66.10572|America/Puerto_Rico
PS|AS|Ramallah|31.8996|35.2042|Asia/Hebron
PT|EU|Lisbon|38.71667|-9.13333|Europe/Lisbon
PW|OC|Ngerulmud|7.50077|134.6238|Pacific/Palau
PY|SA|Asunción|-25.28646|-57.647|America/Asuncion
QA|AS|Doha|25.28545|51.53096|Asia/Qatar
RE|AF|Saint-Denis|-20.88231|55.4504|Indian/Reunion
RO|EU|Bucharest|44.43225|26.10626|Europe/Bucharest
RS|EU|Belgrade|44.80401|20.46513|Europe/Belgrade
RU|EU|Moscow|55.75222|37.61556|Europe/Moscow
RW|AF|Kigali|-1.94995|30.05885|Africa/Kigali
SA|AS|Riyadh|24.68773|46.72185|Asia/Riyadh
SB|OC|Honiara|-9.43333|159.95|Pacific/Guadalcanal
SC|AF|Victoria|-4.62001|55.45501|Indian/Mahe
SD|AF|Khartoum|15.55177|32.53241|Africa/Khartoum
SE|EU|Stockholm|59.32938|18.06871|Europe/Stockholm
SG|AS|Singapore|1.28967|103.85007|Asia/Singapore
SH|AF|Jamestown|-15.93872|-5.71675|Atlantic/St_Helena
SI|EU|Ljubljana|46.05108|14.50513|Europe/Ljubljana
SJ||Longyearbyen|78.22334|15.64689|Arctic/Longyearbyen
SK|EU|Bratislava|48.14816|17.10674|Europe/Bratislava
SL|AF|Freetown|8.48714|-13.2356|Africa/Freetown
SM|EU|San Marino|43.93667|12.44639|Europe/San_Marino
SN|AF|Dakar|14.6937|-17.44406|Africa/Dakar
SO|AF|Mogadishu|2.03711|45.34375|Africa/Mogadishu
SR|SA|Paramaribo|5.86638|-55.16682|America/Paramaribo
SS|AF|Juba|4.85165|31.58247|Africa/Juba
ST|AF|São Tomé|0.33654|6.72732|Africa/Sao_Tome
SV|NA|San Salvador|13.68935|-89.18718|America/El_Salvador
SX|NA|Philipsburg|18.026|-63.04582|America/Lower_Princes
SY|AS|Damascus|33.5102|36.29128|Asia/Damascus
SZ|AF|Mbabane|-26.31667|31.13333|Africa/Mbabane
TC|NA|Cockburn Town|21.46122|-71.14188|America/Grand_Turk
TD|AF|N'Djamena|12.10672|15.0444|Africa/Ndjamena
TF|AF|Port-aux-Français|-49.34916|70.21937|Indian/Kerguelen
TG|AF|Lomé|6.12874|1.22154|Africa/Lome
TH|AS|Bangkok|13.75398|100.50144|Asia/Bangkok
TJ|AS|Dushanbe|38.53575|68.77905|Asia/Dushanbe
TK|OC|Nukunonu|-9.2|-171.848|Pacific/Fakaofo
TL|AS|Dili|-8.55861|125.57361|Asia/Dili
TM|AS|Ashgabat|37.95|58.38333|Asia/Ashgabat
TN|AF|Tunis|36.81897|10.16579|Africa/Tunis
TO|OC|Nuku‘alofa|-21.13683|-175.20114|Pacific/Tongatapu
TR|AS|Ankara|39.91987|32.85427|Europe/Istanbul
TT|NA|Port of Spain|10.66668|-61.51889|America/Port_of_Spain
TV|OC|Funafuti|-8.52425|179.19417|Pacific/Funafuti
TW|AS|Taipei|25.04776|121.53185|Asia/Taipei
TZ|AF|Dodoma|-6.17221|35.73947|Africa/Dar_es_Salaam
UA|EU|Kyiv|50.45466|30.5238|Europe/Kyiv
UG|AF|Kampala|0.31628|32.58219|Africa/Kampala
US|NA|Washington|38.89511|-77.03637|America/New_York
UY|SA|Montevideo|-34.90328|-56.18816|America/Montevideo
UZ|AS|Tashkent|41.26465|69.21627|Asia/Tashkent
VA|EU|Vatican City|41.90268|12.45414|Europe/Vatican
VC|NA|Kingstown|13.15527|-61.22742|America/St_Vincent
VE|SA|Caracas|10.48801|-66.87919|America/Caracas
VG|NA|Road Town|18.42693|-64.62079|America/Tortola
VI|NA|Charlotte Amalie|18.3419|-64.9307|America/St_Thomas
VN|AS|Hanoi|21.0245|105.84117|Asia/Bangkok
VU|OC|Port-Vila|-17.73648|168.31366|Pacific/Efate
WF|OC|Mata-Utu|-13.28163|-176.17453|Pacific/Wallis
WS|OC|Apia|-13.83333|-171.76666|Pacific/Apia
XK|EU|Pristina|42.67272|21.16688|Europe/Belgrade
YE|AS|Sanaa|15.35472|44.20667|Asia/Aden
YT|AF|Mamoudzou|-12.78234|45.22878|Indian/Mayotte
ZA|AF|Pretoria|-25.74486|28.18783|Africa/Johannesburg
ZM|AF|Lusaka|-15.40669|28.28713|Africa/Lusaka
ZW|AF|Harare|-17.82772|31.05337|Africa/Harare
`;
