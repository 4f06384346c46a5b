import { describe, expect, test } from 'vitest';
import type { NameIndex } from '#domain/places/gazetteer.ts';
import { locatePlace, namesakes } from '#domain/places/locate-place.ts';
import { searchPlaces } from '#domain/places/search-places.ts';
import { geographyForTests } from './geography-for-tests.ts';

const { gazetteer } = await geographyForTests();

/** As typed = as in the gazetteer, country. */
const SPELLINGS = {
  Latin: `
    Jebel Ali = Jebel Ali, AE; Nhava Sheva = Nhava Sheva, IN; Port Klang = Port Klang, MY;
    Tanjung Pelepas = Tanjung Pelepas, MY; Yantian = Yantian, CN; Laem Chabang = Laem Chabang, TH;
    Cai Mep = Cai Mep, VN; Tanjung Priok = Jakarta Tanjung Priok, ID;
    London Gateway = London Gateway, GB; Tanger Med = Tanger Med, MA; Apapa = Lagos Apapa, NG;
    Hambantota = Hambantota, LK; Felixstowe = Felixstowe, GB; Algeciras = Algeciras, ES;
    Gioia Tauro = Gioia Tauro, IT; Marsaxlokk = Marsaxlokk, MT; Zeebrugge = Zeebrugge, BE;
    Bremerhaven = Bremerhaven, DE; Wilhelmshaven = Wilhelmshaven, DE; Salalah = Şalālah, OM;
    Khor Fakkan = Khawr Fakkān, AE; Caucedo = Caucedo, DO; Balboa = Balboa, PA; Callao = Callao, PE;
    Buenaventura = Buenaventura, CO; Navegantes = Navegantes, BR; Itajaí = Itajaí, BR; Tema = Tema, GH;
    Onne = Onne, NG; Ngqura = Ngqura, ZA; Tin Can Island = Tin Can Island, NG;
    Port Qasim = Port Qasim, PK; Pipavav = Pipavav, IN; Damietta = Damietta, EG; Ambarli = Ambarlı, TR;
    Fos-sur-Mer = Fos-sur-Mer, FR; Le Havre = Le Havre, FR; Gdynia = Gdynia, PL;
    Heathrow = London Heathrow Airport, GB; Pudong = Shanghai Pudong International Airport, CN;
    Xingang = Tianjin Xingang, CN; Köln = Köln, DE; Cologne = Köln, DE; Göteborg = Göteborg, SE;
    Gothenburg = Göteborg, SE; Warszawa = Warsaw, PL; Łódź = Łódź, PL; İstanbul = Istanbul, TR;
    Lisboa = Lisbon, PT; Wien = Vienna, AT; Praha = Prague, CZ; København = Copenhagen, DK;
    Malmö = Malmö, SE; Genève = Genève, CH;`,
  Codes: `
    NLRTM = Rotterdam, NL; CNSHA = Shanghai, CN; DEHAM = Hamburg, DE; USLAX = Los Angeles, US;
    SGSIN = Singapore, SG; BEANR = Antwerpen, BE; AEJEA = Jebel Ali, AE; MYPKG = Port Klang, MY;
    INNSA = Nhava Sheva, IN; GBFXT = Felixstowe, GB; KRPUS = Busan, KR; USNYC = New York City, US;
    THLCH = Laem Chabang, TH; BRSSZ = Santos, BR; LKHBA = Hambantota, LK;
    PVG = Shanghai Pudong International Airport, CN; FRA = Frankfurt Airport, DE;
    LHR = London Heathrow Airport, GB; JFK = John F Kennedy International Airport, US;
    HKG = Hong Kong International Airport, HK; DXB = Dubai International Airport, AE;
    NRT = Narita International Airport, JP; ICN = Incheon International Airport, KR;
    CDG = Charles de Gaulle International Airport, FR; SIN = Singapore Changi Airport, SG;
    LEJ = Leipzig/Halle Airport, DE; MEM = Memphis International Airport, US;
    ANC = Ted Stevens Anchorage International Airport, US; LGG = Liège Airport, BE;
    GRU = Guarulhos - Governador André Franco Montoro International Airport, BR;
    JNB = OR Tambo International Airport, ZA;`,
  Han: `
    上海 = Shanghai, CN; 上海市 = Shanghai, CN; 北京 = Beijing, CN; 深圳 = Shenzhen, CN; 广州 = Guangzhou, CN;
    廣州 = Guangzhou, CN; 宁波 = Ningbo, CN; 寧波 = Ningbo, CN; 青岛 = Qingdao, CN; 天津 = Tianjin, CN;
    厦门 = Xiamen, CN; 大连 = Dalian, CN; 武汉 = Wuhan, CN; 重庆 = Chongqing, CN; 成都 = Chengdu, CN;
    香港 = Hong Kong, HK; 台北 = Taipei, TW; 高雄 = Kaohsiung, TW; 東京 = Tokyo, JP; 横浜 = Yokohama, JP;
    大阪 = Osaka, JP; 大阪市 = Osaka, JP; 名古屋 = Nagoya, JP; 神戸 = Kobe, JP; 福岡 = Fukuoka, JP;
    札幌 = Sapporo, JP;`,
  Kana: `
    ロンドン = London, GB; ニューヨーク = New York City, US; パリ = Paris, FR; ハンブルク = Hamburg, DE;
    ロッテルダム = Rotterdam, NL; ムンバイ = Mumbai, IN; ドバイ = Dubai, AE; バンコク = Bangkok, TH;
    ロサンゼルス = Los Angeles, US; シドニー = Sydney, AU; モスクワ = Moscow, RU; シカゴ = Chicago, US;`,
  Hangul: `
    서울 = Seoul, KR; 부산 = Busan, KR; 인천 = Incheon, KR; 대구 = Daegu, KR; 대전 = Daejeon, KR;
    광주 = Gwangju, KR; 울산 = Ulsan, KR; 수원 = Suwon, KR; 도쿄 = Tokyo, JP; 상하이 = Shanghai, CN;
    런던 = London, GB; 파리 = Paris, FR; 뉴욕 = New York City, US; 함부르크 = Hamburg, DE;`,
  Cyrillic: `
    Москва = Moscow, RU; Санкт-Петербург = Saint Petersburg, RU; Владивосток = Vladivostok, RU;
    Новороссийск = Novorossiysk, RU; Калининград = Kaliningrad, RU; Мурманск = Murmansk, RU;
    Находка = Nakhodka, RU; Київ = Kyiv, UA; Одеса = Odesa, UA; Одесса = Odesa, UA;
    Харків = Kharkiv, UA; Минск = Minsk, BY; София = Sofia, BG; Варна = Varna, BG; Бургас = Burgas, BG;
    Београд = Belgrade, RS; Скопје = Skopje, MK; Алматы = Almaty, KZ; Астана = Astana, KZ;
    Бишкек = Bishkek, KG; Ташкент = Tashkent, UZ; Екатеринбург = Yekaterinburg, RU;
    Новосибирск = Novosibirsk, RU; Гамбург = Hamburg, DE; Роттердам = Rotterdam, NL;
    Шанхай = Shanghai, CN;`,
  Greek: `
    Αθήνα = Athens, GR; ΑΘΗΝΑ = Athens, GR; Πειραιάς = Piraeus, GR; Θεσσαλονίκη = Thessaloníki, GR;
    Ηράκλειο = Irákleion, GR; Πάτρα = Pátra, GR; Λεμεσός = Limassol, CY; Λευκωσία = Nicosia, CY;
    Ρόδος = Ródos, GR; Βόλος = Volos, GR; Λονδίνο = London, GB;`,
  Arabic: `
    دبي = Dubai, AE; أبوظبي = Abu Dhabi, AE; أبو ظبي = Abu Dhabi, AE; الشارقة = Sharjah, AE;
    جدة = Jeddah, SA; الرياض = Riyadh, SA; الدمام = Dammam, SA; الدوحة = Doha, QA; مسقط = Muscat, OM;
    القاهرة = Cairo, EG; الإسكندرية = Alexandria, EG; بورسعيد = Port Said, EG; بور سعيد = Port Said, EG;
    الدار البيضاء = Casablanca, MA; طنجة = Tangier, MA; الجزائر = Algiers, DZ; تونس = Tunis, TN;
    طرابلس = Tripoli, LY; بيروت = Beirut, LB; عمان = Amman, JO; بغداد = Baghdad, IQ;
    البصرة = Basrah, IQ; تهران = Tehran, IR; اصفهان = Isfahan, IR; کراچی = Karachi, PK;
    لاہور = Lahore, PK; لندن = London, GB; الكويت = Kuwait City, KW;`,
  Hebrew: `
    תל אביב = Tel Aviv, IL; חיפה = Haifa, IL; אשדוד = Ashdod, IL; ירושלים = Jerusalem, IL;
    אילת = Eilat, IL; באר שבע = Beersheba, IL; לונדון = London, GB;`,
  Thai: `
    กรุงเทพ = Bangkok, TH; กรุงเทพมหานคร = Bangkok, TH; เชียงใหม่ = Chiang Mai, TH; ภูเก็ต = Phuket, TH;
    หาดใหญ่ = Hat Yai, TH; ขอนแก่น = Khon Kaen, TH; อุดรธานี = Udon Thani, TH;
    นครราชสีมา = Nakhon Ratchasima, TH;`,
  Devanagari: `
    मुंबई = Mumbai, IN; दिल्ली = Delhi, IN; नई दिल्ली = Delhi, IN; पुणे = Pune, IN; जयपुर = Jaipur, IN;
    नागपुर = Nagpur, IN; लखनऊ = Lucknow, IN; कोलकाता = Kolkata, IN; चेन्नई = Chennai, IN;
    काठमाडौं = Kathmandu, NP; काठमांडू = Kathmandu, NP;`,
  Others: `
    কলকাতা = Kolkata, IN; ঢাকা = Dhaka, BD; চট্টগ্রাম = Chattogram, BD; சென்னை = Chennai, IN;
    கொழும்பு = Colombo, LK; తిరుపతి = Tirupati, IN; హైదరాబాద్ = Hyderābād, IN; ಬೆಂಗಳೂರು = Bengaluru, IN;
    കൊച്ചി = Cochin, IN; અમદાવાદ = Ahmedabad, IN; თბილისი = Tbilisi, GE; ბათუმი = Batumi, GE;
    Երևան = Yerevan, AM; ភ្នំពេញ = Phnom Penh, KH; ရန်ကုန် = Yangon, MM; አዲስ አበባ = Addis Ababa, ET;`,
  Slips: `
    Rotterdm = Rotterdam, NL; Hambrug = Hamburg, DE; Shangahi = Shanghai, CN; Singapor = Singapore, SG;
    Antwrep = Antwerpen, BE; Felixstow = Felixstowe, GB; Barcelonna = Barcelona, ES;
    Jebel Aly = Jebel Ali, AE; Houstno = Houston, US; Los Angelse = Los Angeles, US;
    Yokohoma = Yokohama, JP; Mumbay = Mumbai, IN; Ouston = Houston, US; Kotterdam = Rotterdam, NL;
    Valenciaa = Valencia, ES;`,
};

describe.each(Object.entries(SPELLINGS))('%s', (_, table) => {
  test.each(rowsOf(table))('%s is %s, %s', (typed, name, country) => {
    const [found] = searchPlaces(gazetteer, typed, { limit: 1 });
    expect(found).toMatchObject({ name, country });
    expect(locatePlace(gazetteer, { city: typed, country })).toMatchObject({
      name,
      latitude: found?.latitude,
      longitude: found?.longitude,
      approximate: false,
    });
  });
});

test('there are enough spellings, and found places can be booked by name', () => {
  expect(Object.values(SPELLINGS).flatMap(rowsOf).length).toBeGreaterThan(200);
  const unknown = gazetteer.places
    .filter((_, number) => number % 20 === 0 || number >= gazetteer.towns)
    .filter(({ name, country }) => locatePlace(gazetteer, { city: name, country })?.approximate !== false);
  expect(unknown).toEqual([]);
});

describe('namesakes', () => {
  test.each([
    ['Lázaro Cárdenas', 'MX', ['Michoacán', 'Baja California', 'Chihuahua']],
    ['Portland', 'US', ['Oregon', 'Maine']],
    ['Columbus', 'USA', ['Ohio', 'Georgia']],
    ['Suzhou', 'China', ['Jiangsu', 'Anhui']],
    ['Portland, Nowhere', 'US', ['Oregon', 'Maine']],
  ])('%s in %s may be in %j, and the region resolves it', (city, country, regions) => {
    const found = namesakes(gazetteer, { city, country });
    expect(found.map(({ admin1 }) => admin1)).toEqual(regions);
    for (const { name, admin1, latitude } of found) {
      const chosen = { city: `${name}, ${admin1}`, country };
      expect(namesakes(gazetteer, chosen)).toEqual([]);
      expect(locatePlace(gazetteer, chosen)).toMatchObject({ latitude, approximate: false });
    }
  });

  test.each([
    ...['Houston, US', 'Los Angeles, US', 'New York, US', 'Miami, US', 'Savannah, US', 'Chicago, US'],
    ...['Rotterdam, NL', 'Hamburg, DE', 'Frankfurt, DE', 'London, GB', 'Shanghai, CN', 'Valencia, ES'],
    ...['Lagos, NG', 'Santos, BR', 'San Antonio, CL', 'Vancouver, CA', 'Melbourne, AU', 'Odessa, UA'],
  ])('%s is unambiguous', (text) => {
    const [city, country] = text.split(', ') as [string, string];
    expect(namesakes(gazetteer, { city, country })).toEqual([]);
  });

  test.each([
    ['San Antonio', 'CL'],
    ['Odessa', 'UA'],
    ['St. Petersburg', 'RU'],
    ['Lázaro Cárdenas', 'MX'],
  ])('the port comes first among places named %s', (query, country) => {
    expect(searchPlaces(gazetteer, query)[0]?.country).toBe(country);
    expect(searchPlaces(gazetteer, `${query}, ${country}`)[0]?.country).toBe(country);
  });
});

test('a misspelt name is found among a quarter of the names, an unknown one not at all', () => {
  for (const query of ['Rotterdm', 'Shangahi', 'Santa Cruzz', 'Mumbay', 'Qwertyuiop']) {
    const reads = { count: 0 };
    searchPlaces({ ...gazetteer, names: counted(gazetteer.names, reads) }, query);
    expect(reads.count, query).toBeLessThan(gazetteer.names.keys.length / 4);
  }
  expect(searchPlaces(gazetteer, 'Qwertyuiop')).toEqual([]);
  expect(locatePlace(gazetteer, { city: 'Qwertyuiop', country: 'FR' })?.approximate).toBe(true);
});

/** The index, counting each read of a name. */
function counted(index: NameIndex, reads: { count: number }): NameIndex {
  const keys = new Proxy(index.keys, {
    get(target, name) {
      if (name !== 'length') reads.count += 1;
      return Reflect.get(target, name);
    },
  });
  return { ...index, keys };
}

function rowsOf(table: string): [string, string, string][] {
  return table
    .split(';')
    .map((row) => row.trim())
    .filter(Boolean)
    .map((row) => {
      const [typed = '', rest = ''] = row.split(' = ');
      return [typed, rest.slice(0, -4), rest.slice(-2)];
    });
}
