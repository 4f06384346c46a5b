/** The local spelling of company names, by their Latin spelling. All invented. */
const LOCAL_NAMES: Readonly<Record<string, string>> = {
  'Aegli Olive Houses': 'Ελαιώνες Αίγλη Α.Ε.',
  'Al Barsha Lumen Trading': 'شركة البرشاء لتجارة الإنارة',
  'Anatolia Weavers': 'Anadolu Dokumacıları A.Ş.',
  'Cedar & Salt Furniture': 'الأرز والملح للأثاث',
  'Chang Photovoltaics': '长光伏科技有限公司',
  'Chao Lanna Components': 'บริษัท ชาวล้านนา ชิ้นส่วน จำกัด',
  'Citadel Spring Water Systems': 'شركة نبع القلعة لأنظمة المياه',
  'Dapeng Mobile Devices': '大鹏移动设备有限公司',
  'Gamcheon Marine Works': '감천마린웍스 주식회사',
  'Hanbit Precision': '한빛정밀 주식회사',
  'Hangang Semicon': '한강세미콘 주식회사',
  'Huangpu Bright Homeware': '黄浦明辉家居用品有限公司',
  'Ironwood Gearworks': 'Ozubárna Tvrdé dřevo s.r.o.',
  'Jialing Display Systems': '嘉陵显示系统有限公司',
  'Nile Delta Cotton Mills': 'مصانع دلتا النيل للقطن',
  'Nilemark Cotton Mills': 'مصانع نايل مارك للقطن',
  'Pearl Lantern Lighting': '珠灯照明有限公司',
  'Sahyadri Generics': 'सह्याद्री जेनेरिक्स',
  'Sakura Bench Instruments': '桜ベンチ計器株式会社',
  'Silk Meridian Trading': '丝路子午贸易有限公司',
  'Song Hong Apparel': 'Công ty May mặc Sông Hồng',
  'Sumida Imaging': '墨田イメージング株式会社',
  'Sundara Textiles': 'सुन्दर वस्त्र उद्योग',
  'Tian Ridge Equipment': 'ТОО «Тянь-Шань Техника»',
  'Yodogawa Precision': '淀川精密株式会社',
};

/** The name on documents: in its local script, if different, and in Latin letters. */
export function nameOnDocuments(name: string): string {
  const local = LOCAL_NAMES[name];
  return local ? `${local} (${name})` : name;
}
