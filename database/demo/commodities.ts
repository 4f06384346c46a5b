import type { TransportMode } from '#domain/routing/transport-mode.ts';

export type Sector =
  | 'agri'
  | 'auto'
  | 'chemicals'
  | 'electronics'
  | 'energy'
  | 'food'
  | 'home'
  | 'industry'
  | 'medical'
  | 'paper'
  | 'pharma'
  | 'textiles';

type CargoFlag = 'dangerous_goods' | 'temperature_controlled' | 'fragile';

export interface Commodity {
  sector: Sector;
  name: string;
  /** Harmonised System, six digits. */
  hs_code: string;
  modes: readonly TransportMode[];
  /** Range of the gross weight of a consignment, kg. */
  lightest: number;
  heaviest: number;
  /** As packed, kg per cubic metre. */
  density: number;
  usd_per_kg: number;
  /** The weight of one package, kg, and its type. */
  package_kg: number;
  packages: string;
  /** The contents of one package and their unit; 'kg' for goods sold by weight. */
  per_package: number;
  unit: string;
  flags: readonly CargoFlag[];
  /** Handling instructions; '' if none. */
  care: string;
  /** Countries of origin; empty for any. */
  origins: readonly string[];
}

const MODE_OF_LETTER: Record<string, TransportMode> = { A: 'air', S: 'sea', R: 'road', T: 'rail' };
const FLAG_OF_LETTER: Record<string, CargoFlag> = {
  D: 'dangerous_goods',
  C: 'temperature_controlled',
  F: 'fragile',
};

/**
 * sector | name | HS | modes (A air, S sea, R road, T rail) | kg from-to | kg/m³ | USD/kg | kg per package, packages of what each holds
 * | flags (D dangerous, C temperature controlled, F fragile) | care | countries it comes from
 */
const COMMODITY_TABLE = `
home|Upholstered sofas, flat packed|9401.61|SRT|1800-9500|120|9|38 cartons of 1 pcs|||CN PL VN MX US CA
home|Oak dining furniture|9403.60|SRT|2200-14000|210|8|46 cartons of 1 pcs||Keep dry; do not stack more than two high|CN PL VN PT US CA
home|Rattan armchairs|9401.53|SR|900-6200|95|11|14 cartons of 1 pcs|||ID VN PH
home|Stoneware tableware|6912.00|SRT|1500-16000|430|6|18 cartons of 12 sets|F||PT MX CN TH
home|Table and floor lamps|9405.21|ASR|350-5200|140|22|9 cartons of 2 pcs|F||CN HK VN ES PT US CA SG
home|LED ceiling luminaires|9405.11|ASRT|280-6400|190|31|12 cartons of 8 pcs|F||CN HK VN DE MX US CA AE
home|Hand-knotted wool rugs|5701.10|ASR|240-3800|260|48|60 bales of 5 pcs||Keep dry|TR IN PK MA
home|Wall mirrors, framed|7009.92|SR|600-5400|310|13|24 crates of 2 pcs|F|Carry upright|CN PT ES US CA
home|Cork flooring panels|4504.10|SRT|3000-18000|240|5|26 cartons of 2 m²|||PT MA
home|Bath linen, cotton|6302.60|SRT|800-9000|230|12|20 cartons of 40 pcs|||TR PT IN PK CN EG PE US CA
electronics|Camera lenses, mounted|9002.11|AS|60-1400|210|390|12 cartons of 20 pcs|F|Shock indicators on each pallet|CN JP HK DE
electronics|Smartphones|8517.13|A|120-2200|260|520|14 cartons of 40 pcs|D|UN 3481, lithium ion batteries contained in equipment|CN KR VN IN
electronics|Laptop computers|8471.30|AS|200-4200|240|260|18 cartons of 6 pcs|D|UN 3481, lithium ion batteries contained in equipment|CN HK VN
electronics|Display panels, 55 inch|8524.11|ASRT|900-9800|150|44|32 cartons of 1 pcs|F|Carry upright|CN KR
electronics|Memory modules|8473.30|A|25-480|180|1900|6 cartons of 100 pcs||Antistatic packing; do not open in transit|KR SG JP HK
electronics|Wafer handling robots|8486.40|A|320-2600|160|340|410 crates of 1 pcs|F|Air-ride transport to and from the airport|JP KR NL US
electronics|Loudspeakers|8518.22|ASRT|400-7800|170|36|16 cartons of 2 pcs|||CN VN MY KR JP DK DE MX US CA NG
electronics|Printed circuit boards|8534.00|AR|40-1200|220|240|9 cartons of 60 pcs||Antistatic packing|CN HK KR JP SG MY TH VN DE IE MX US
electronics|Network switches|8517.62|AS|150-3100|250|180|13 cartons of 4 pcs|||CN HK MY SG TH VN KR JP US
electronics|Semiconductor test sockets|8536.90|A|15-300|190|860|4 cartons of 50 pcs|||KR SG JP MY HK
electronics|Studio headphones|8518.30|AR|60-900|110|160|7 cartons of 12 pcs|||CN VN JP DE DK US CA
medical|Surgical instruments|9018.90|AR|40-950|230|210|11 cartons of 100 pcs|||DE PK SE GB IE US
medical|Ultrasound scanners|9018.12|A|180-1900|150|420|95 crates of 1 pcs|F|Tilt and shock indicators on each crate|JP KR DE CN US
medical|Nitrile examination gloves|4015.12|SR|2400-17000|290|7|8 cartons of 2000 pcs|||MY TH VN
medical|Blood glucose meters|9027.89|ASR|60-1600|170|140|8 cartons of 40 pcs|||IE GB DE KR JP CN US
medical|Hearing aids|9021.40|A|12-160|120|2400|4 cartons of 60 pairs|||DK SG CN
medical|Hospital beds|9402.90|SR|1600-8800|130|17|98 crates of 1 pcs|||DE PL TR CN MX US
pharma|Influenza vaccines|3002.41|A|60-980|190|1150|22 insulated boxes of 400 vials|C|2-8 °C throughout, data logger in each box|FR IE IN DK US
pharma|Insulin pens|3004.31|A|80-1100|210|640|20 insulated boxes of 360 pcs|C|2-8 °C throughout, do not freeze|DK FR IE IN
pharma|Generic tablets, blister packed|3004.90|ASR|300-6500|260|75|12 cartons of 600 packs|||IN IE SG
pharma|Diagnostic test kits|3822.19|AR|50-1300|150|190|10 insulated boxes of 80 kits|C|2-8 °C throughout|KR DE GB IE SG
pharma|Active ingredients in drums|2941.90|AS|150-4800|480|130|50 drums of 50 kg|C|15-25 °C, keep out of the sun|IN CN IE SG
food|Green coffee beans|0901.11|SRT|9000-19200|560|5|60 bags of 60 kg||Dry container with desiccant|BR CO ET KE TZ RW VN
food|Roasted coffee|0901.21|ASR|400-8200|330|14|12 cartons of 12 kg|||IT DE SE US BR CO
food|Black tea|0902.40|SR|6000-17500|400|4|50 sacks of 50 kg||Keep away from odours|KE RW IN TZ
food|Olive oil in bottles|1509.20|SRT|2500-20000|610|9|14 cartons of 12 bottles|F||ES GR IT PT
food|Bottled red wine|2204.21|SRT|1800-19500|640|10|16 cartons of 12 bottles|F|Insulating liner|ES FR PT GE CL AR AU ZA IT
food|Dried mango|0804.50|SR|1200-14000|420|8|10 cartons of 10 kg|||GH PH TH KE MX
food|Frozen prawns|0306.17|SR|8000-22000|560|11|12 cartons of 12 kg|C|-18 °C, reefer set point checked daily|VN IN TH PE ID DK
food|Salmon fillets, chilled|0304.41|AR|300-3600|480|16|20 insulated boxes of 20 kg|C|0-2 °C, on ice|CL IE
food|Milk powder|0402.21|S|10000-21500|590|4|25 bags of 25 kg|||NZ NL IE AR UY
food|Chocolate confectionery|1806.90|SRA|500-12000|380|12|9 cartons of 72 packs|C|15-18 °C|DE PL GH MX NL FR US
agri|Cut roses|0603.11|A|400-4200|130|9|11 cartons of 350 stems|C|2-6 °C, deliver the same day|KE ET CO
agri|Fresh blueberries|0810.40|AS|600-18000|330|10|8 cartons of 8 kg|C|0-2 °C, controlled atmosphere|CL PE NZ ZA MX PT
agri|Avocados|0804.40|SR|6000-20500|420|4|10 cartons of 10 kg|C|5-7 °C, ventilation 25 m³/h|KE PE ZA MX CL
agri|Navel oranges|0805.10|SRT|9000-21000|440|2|15 cartons of 15 kg|C|3-5 °C|ES ZA EG AU
agri|Vegetable seed|1209.91|AS|80-2600|500|65|10 bags of 10 kg||Phytosanitary certificate travels with the goods|NL CL IN US TZ
textiles|Denim jeans|6203.42|ASR|500-9200|290|26|15 cartons of 20 pcs|||TR VN MX PK EG
textiles|Knitted jumpers|6110.20|ASRT|350-7600|210|29|11 cartons of 24 pcs|||CN HK VN TR IN ID PE PT GB US CA AU
textiles|Running shoes|6404.11|ASR|400-8600|170|33|9 cartons of 8 pairs|||CN HK VN ID TH IN PT US CA
textiles|Leather ankle boots|6403.91|AR|240-5200|190|47|11 cartons of 8 pairs|||PT IT ES
textiles|Cotton yarn|5205.12|SRT|5000-20500|390|4|42 cartons of 42 kg|||IN EG TR PK VN
textiles|Merino wool tops|5105.29|S|7000-19000|380|14|330 bales of 330 kg|||AU NZ UY ZA
textiles|Footballs|9506.62|S|600-5400|110|17|10 cartons of 20 pcs|||PK
industry|Ball bearings|8482.10|ASRT|300-16000|1350|15|24 cartons of 60 pcs|||KR JP DE SE CN IN US
industry|Centrifugal pumps|8413.70|SRT|900-17500|420|19|310 crates of 1 pcs|||DE NL JP CN IN US
industry|Industrial robots|8479.50|AS|420-8200|180|58|540 crates of 1 pcs|F|Lift at the marked points only|JP DE SE CN
industry|Rock drill bits|8207.13|ASRT|350-12000|1100|27|45 boxes of 12 pcs|||ZA SE AU US
industry|Pressure gauges|9026.20|AR|40-1500|240|95|8 cartons of 24 pcs|F||DE JP CN US ZA
industry|Gear reducers|8483.40|SRT|1400-19000|850|13|260 pallets of 4 pcs|||DE CN JP IN US AU
industry|Hydraulic cylinders|8412.21|SRT|1200-18000|700|12|180 crates of 3 pcs|||IN DE KR JP CN US
industry|Machine-tool spindles|8466.93|AR|180-2400|620|88|120 crates of 1 pcs|||DE JP KR SE US
industry|Stainless steel fittings|7307.29|SRT|2000-21000|1150|9|28 boxes of 40 pcs|||IN DE KR CN MX US ZA
auto|Brake discs|8708.30|SRT|2500-21500|1250|6|22 boxes of 2 pcs|||DE PL PT BR MX TR CN US
auto|Wiring harnesses|8544.30|ARST|250-6800|190|28|13 cartons of 5 sets|||MX MA PL PT TR DE PH
auto|Alloy wheels|8708.70|SRT|1800-13000|230|11|48 pallets of 4 pcs|||DE MX CN ZA TR
auto|Car batteries, lead-acid|8507.10|SRT|4000-21500|1300|4|640 pallets of 36 pcs|D|UN 2794, class 8, keep upright|KR DE ES TR CN US
auto|Cargo bicycles|8711.60|SR|700-6400|105|35|42 cartons of 1 pcs|D|UN 3556, vehicles, lithium ion battery powered|DE NL PT MX CN
auto|Windscreens|7007.21|SR|2600-14500|340|9|420 crates of 24 pcs|F|Carry upright, do not stack|DE PL PT MX CN
energy|Solar modules|8541.43|SRT|6000-24500|270|5|780 pallets of 31 pcs|F|Do not stack more than two high|CN VN IN MY
energy|Battery storage modules|8507.60|SRT|5000-21000|620|34|610 crates of 1 pcs|D|UN 3480, class 9, state of charge at most 30%|CN PL KR SE
energy|Grid inverters|8504.40|ASRT|350-9400|260|41|85 crates of 1 pcs|||CN DE ES IN VN BR US AE NG
energy|Wind turbine blade bolts|7318.15|ARST|400-15500|1500|8|36 boxes of 8 pcs|||DE DK CN ES
chemicals|Water-based wall paint|3209.10|SRT|4000-21000|980|4|25 pails of 25 kg||Protect from frost|NL DE US AE
chemicals|Epoxy resin|3907.30|SRT|5000-21500|870|6|220 drums of 220 kg|D|UN 3082, class 9|KR DE NL PL US
chemicals|Perfume and eau de toilette|3303.00|ASR|120-4800|340|95|9 cartons of 48 bottles|D|UN 1266, class 3, limited quantities|FR ES AE GB
chemicals|Polyethylene granules|3901.20|ST|14000-25500|550|2|25 bags of 25 kg|||BE US AE KR SG
chemicals|Skin cream|3304.99|ASR|200-7200|420|38|10 cartons of 60 pcs|||FR PL DE NL PT KR JP MA US
paper|Paperback books|4901.99|ASRT|400-14500|560|9|14 cartons of 30 copies|||GB DE CN SG IN US CA
paper|Kraft paper reels|4804.11|SRT|8000-24500|680|1|900 reels of 900 kg||Keep dry|SE CA BR US
paper|Upright pianos|9201.10|SR|500-5600|155|24|255 crates of 1 pcs|F|Climate-protected container|JP AT DE ID
paper|School notebooks|4820.20|SRT|2200-15500|520|4|15 cartons of 80 pcs|||CN VN IN ID BR PL US CA
`;

const PACKED = /^(\d+) (.+) of (\d+) (.+)$/;

export const COMMODITIES: readonly Commodity[] = COMMODITY_TABLE.trim().split('\n').map(readCommodity);

function readCommodity(row: string): Commodity {
  const [sector, name, hs_code, modes, weights, density, usd_per_kg, packed, flags, care, origins] =
    row.split('|') as [
      Sector,
      string,
      string,
      string,
      string,
      string,
      string,
      string,
      string,
      string,
      string,
    ];
  const [lightest, heaviest] = weights.split('-').map(Number) as [number, number];
  const [, package_kg, packages = '', per_package, unit = ''] = PACKED.exec(packed) ?? [];
  return {
    sector,
    name,
    hs_code,
    modes: [...modes].map((letter) => MODE_OF_LETTER[letter] as TransportMode),
    lightest,
    heaviest,
    density: Number(density),
    usd_per_kg: Number(usd_per_kg),
    package_kg: Number(package_kg),
    packages,
    per_package: Number(per_package),
    unit,
    flags: [...flags].map((letter) => FLAG_OF_LETTER[letter] as CargoFlag),
    care,
    origins: origins === '' ? [] : origins.split(' '),
  };
}
