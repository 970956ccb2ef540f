/** Rows of the same table: goods and services by their names in Slovak, Czech, Spanish, German, French and English, places, signs of bodies. */
export const marksByLanguage = `
LEVANDUĽOVÁ SVIEČKA|4|SK|descriptive|check
OCHRANA DOMOV|45|SK|descriptive|high
BEZLEPKOVÉ PEČIVO|30|SK|descriptive|high
ZDRAVÁ CHRBTICA|44|SK|descriptive|high
NOČNÝ KRÉM|3|SK|descriptive|high
DETSKÝ KÚTIK|41|SK|descriptive|high
ÚČTOVNÍČKA|35|SK|descriptive|high
DOMÁCA TLAČENKA|29|SK|descriptive|high
KRBOVÉ DREVO|4|SK|descriptive|high
OKAMŽITÁ PÔŽIČKA|36|SK|descriptive|check
STROJOVÝ PREKLAD|42|SK|descriptive|high
PODLAHÁR|37|SK|descriptive|high
MAKOVNÍK|30|SK|descriptive|high
SLANINKA|29|SK|descriptive|high
ORAVSKÝ SYR|29|SK|descriptive|high
SPIŠSKÉ PÁRKY|29|SK|traditional_speciality|high
SENEC|43|SK|geographical|high
DETVIANSKE ZLATO|14|SK|geographical|high
ZAHRADNÍ NÁBYTEK|20|CZ|descriptive|high
RYCHLÁ PŮJČKA|36|CZ|descriptive|high
KRMIVO PRO PSY|31|CZ|descriptive|high
PLZEŇSKÉ|32|CZ|geographical_indication|high
ČESKÝ GRANÁT|14|CZ|geographical_indication|high
KOVÁŘSTVÍ|40|CZ|descriptive|high
SVÍČKÁRNA|4|CZ|descriptive|high
ZUBNÍ PASTA|3|CZ|descriptive|high
TRUHLÁŘ|20|CZ|descriptive|high
MASÉR|44|CZ|descriptive|high
STŘEŠNÍ OKNA|19|CZ|descriptive|high
ÚKLID DOMÁCNOSTÍ|37|CZ|descriptive|check
ACEITE DE OLIVA|29|ES|descriptive|high
JAMÓN CURADO|29|ES|descriptive|high
PELUQUERÍA CANINA|44|ES|descriptive|high
SEGUROS DE COCHE|36|ES|descriptive|medium
PANADERO|30|ES|descriptive|high
VINO TINTO|33|ES|descriptive|high
GALICIA|29|ES|geographical|high
QUESO DE CABRA|29|ES|descriptive|high
ZUMO NATURAL|32|ES|descriptive|high
CLASES DE INGLÉS|41|ES|descriptive|high
TALLER MECÁNICO|37|ES|descriptive|high
HÖRGERÄTE|10|DE|descriptive|high
KATZENSTREU|31|DE|descriptive|high
BIOWEIN|33|DE|descriptive|high
SCHNELLTEST|5|DE|descriptive|high
KINDERSITZ|12|DE|descriptive|high
SCHLAFMASKE|10|DE|descriptive|high
ROTWEIN|33|DE|descriptive|high
WANDFARBE|2|DE|descriptive|high
SCHWARZWALD|29|DE|geographical|high
EAU MINÉRALE|32|FR|descriptive|high
PAIN D'ÉPICES|30|FR|descriptive|check
BIJOUTERIE|14|FR|descriptive|high
FROMAGE DE CHÈVRE|29|FR|descriptive|high
CRÈME SOLAIRE|3|FR|descriptive|high
DENTELLE|26|FR|descriptive|high
HOMEOFFICE|20|EU|descriptive|high
SnackBox|30|EU|descriptive|check
PetGroom|44|EU|descriptive|check
SolarRoof|19|EU|descriptive|check
CloudBackup|42|EU|descriptive|high
EasyPay|36|EU|descriptive|high
VeganBurger|29|EU|descriptive|high
TRAVELPILLOW|20|EU|descriptive|check
WWW.BABYFOOD.EU|5|EU|descriptive|high
CARINSURANCE.COM|36|US|descriptive|check
HOTEL24|43|EU|descriptive|high
BATH SALTS|3|US|descriptive|high
SMELLS GREAT|3|US|laudatory|check
WATERPROOF|18|US|descriptive|high
BEST COFFEE IN TOWN|30|US|laudatory|medium
NUMBER ONE|25|EU|laudatory|high
2026|41|EU|numeral|medium
Q|9|EU|too_short|medium
AI|42|EU|descriptive|high
KM|12|EU|unit|medium
MILLER|20|US|surname|medium
GARCIA|33|US|surname|high
HORVÁTH|35|US|surname|high
MERLOT|33|EU|descriptive|high
ROQUEFORT STYLE|29|EU|geographical_indication|high
PARMESAN|29|EU|geographical_indication|high
SCOTCH WHISKY LEGEND|33|EU|geographical_indication|high
PORTO|33|EU|geographical_indication|high
TEQUILA SUNRISE|33|EU|geographical_indication|high
OLYMPIC|28|EU|official_symbol|high
NATO|13|EU|official_symbol|high
EUROPOL|9|EU|official_symbol|high
INTERPOL|45|US|official_symbol|high
WORLD BANK|36|EU|official_symbol|high
SWISS ARMY|14|US|geographical|high
RED CRESCENT|10|EU|official_symbol|high
GENUINE LEATHER|25|EU|descriptive|high
PURE GOLD|14|EU|descriptive|high
SILK TOUCH|25|EU|descriptive|check
DIET WATER|32|EU|descriptive|check
ALCOHOL FREE|32|EU|descriptive|high
ORGANIC COTTON|25|EU|descriptive|high
MADE IN ITALY|18|EU|geographical|high
KIEV CUTLET|29|EU|descriptive|high
CANNABIS|3|EU|descriptive|high
ULTRASOUND|10|EU|descriptive|high
BLOCKCHAIN|42|EU|descriptive|high
DRONE SURVEY|42|EU|descriptive|high
CBD OIL|5|EU|descriptive|check
E-BIKE|12|EU|descriptive|high
5G PHONE|9|EU|descriptive|high
GAMING CHAIR|20|EU|descriptive|high
PLANT BASED|29|EU|descriptive|check
SUGARFREE|30|EU|descriptive|high
ANTIAGING|3|EU|descriptive|high
KLAMPIARSTVO|37|SK|descriptive|high
AUTODIELY|12|SK|descriptive|high
DETSKÁ IZBA|20|SK|descriptive|high
RÝCHLY OBED|43|SK|descriptive|high
SUŠENÉ OVOCIE|29|SK|descriptive|high
ZELOVOC|35|SK|descriptive|high
PEKÁREŇ|30|SK|descriptive|high
MEDOVINA|33|SK|descriptive|high
KAPUSTNICA|29|SK|descriptive|high
HALUŠKY|30|SK|descriptive|high
STAVEBNINY|35|SK|descriptive|high
ÚVEROVÝ PORADCA|36|SK|descriptive|high
TRENČIANSKE PÁRKY|29|SK|geographical|high
NITRA|25|SK|geographical|high
ZÁHORIE|32|SK|geographical|high
OPTIKA|9|CZ|descriptive|high
ZVĚROLÉKAŘ|44|CZ|descriptive|high
SVATEBNÍ ŠATY|25|CZ|descriptive|high
TLAČENKA|29|CZ|descriptive|high
KNEDLÍKY|30|CZ|descriptive|high
BESKYDY|39|CZ|geographical|high
LEVNÉ KNIHY|16|CZ|descriptive|high
HODINÁŘ|14|CZ|descriptive|high
PASTELERÍA|30|ES|descriptive|high
FLORISTERÍA|31|ES|descriptive|high
CERVEZA ARTESANA|32|ES|descriptive|check
PATATAS FRITAS|29|ES|descriptive|high
TURRÓN DE JIJONA|30|ES|geographical_indication|high
ACADEMIA DE BAILE|41|ES|descriptive|high
ZAPATERO|25|ES|descriptive|high
BUENÍSIMO|30|ES|quality|medium
FAHRRADHELM|9|DE|descriptive|check
GARTENBAU|44|DE|descriptive|high
BÜROSTUHL|20|DE|descriptive|high
SCHWEIZER KÄSE|29|DE|descriptive|high
KÖLSCH|32|DE|geographical_indication|high
OBSTSALAT|29|DE|descriptive|check
APFELKUCHEN|30|DE|descriptive|check
DACHDECKER|37|DE|descriptive|high
CAVE À VINS|33|FR|descriptive|medium
LUNETTES DE SOLEIL|9|FR|descriptive|high
ASSURANCE VIE|36|FR|descriptive|high
BRETAGNE|29|FR|geographical|high
SAVON DE MARSEILLE|3|FR|descriptive|high
HAIR STUDIO|44|EU|descriptive|high
NAIL POLISH|3|EU|descriptive|high
DOG WALKING|45|EU|descriptive|high
PhotoBook|16|EU|descriptive|high
SmartLock|6|EU|descriptive|high
TeaTime|30|EU|descriptive|check
EcoClean|3|EU|descriptive|high
WWW.CHEAPFLIGHTS.COM|39|US|descriptive|high
ELECTRIC SCOOTER|12|EU|descriptive|high
MEAL KIT|29|EU|descriptive|check
GREEK YOGURT|29|US|descriptive|high
NEW ZEALAND LAMB|29|UK|geographical|medium
CHABLIS|33|US|semi_generic|high
PROSCIUTTO DI PARMA|29|EU|geographical_indication|high
GRAPPA|33|EU|geographical_indication|high
OUZO|33|US|geographical_indication|high
UNICEF|36|EU|official_symbol|high
WORLD HEALTH ORGANIZATION|44|US|official_symbol|high
OLYMPICS|41|US|official_symbol|high
FBI|45|US|official_symbol|high
SMITH|35|US|surname|high
NGUYEN|43|US|surname|high
SVOBODA|37|US|surname|high
THIRTY THREE|33|EU|numeral|medium
365|30|EU|numeral|medium
XL|25|EU|descriptive|high
PC|9|EU|descriptive|high
CRIMSON|2|EU|colour|high
100% COTTON|25|EU|descriptive|high
REAL LEATHER|18|EU|descriptive|high
SILVERLINE|14|EU|descriptive|high
WINE CLUB|35|EU|descriptive|high
TAX ADVICE|35|UK|descriptive|check
ESCAPE ROOM|41|EU|descriptive|high
SOURDOUGH|30|EU|descriptive|high
KOMBUCHA|32|EU|descriptive|high
POKE BOWL|43|EU|descriptive|high
LASER TAG|28|EU|descriptive|high
CHATBOT|9|EU|descriptive|high
SMOOTHIE|32|EU|descriptive|high
FREELANCER|35|EU|descriptive|high
SUDOKU|28|EU|descriptive|high
YOGA MAT|27|EU|descriptive|check
GLAMPING|43|EU|descriptive|high
SURFBOARD|28|EU|descriptive|high
WALLPAPER|27|EU|descriptive|high
ANTIVIRUS|9|EU|descriptive|high
`
