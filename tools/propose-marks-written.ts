/** Further rows of the table of `propose-marks.ts`: ways of making in all languages, for whom, English words that German has in one. */
export const marksOfForms = `
MOUNTAIN BIKE|12|UK|descriptive|high
MOUNTAINBIKE|12|IE|descriptive|high
ENERGY DRINK|32|SK|descriptive|high
E-SCOOTER|12|CZ|descriptive|high
WELLNESS HOTEL|43|SK|descriptive|high
FORGED KNIVES|8|EU|quality|high
HANDFORGED KNIVES|8|UK|quality|high
HAND BLOWN GLASS|21|US|quality|high
HAND BOUND BOOKS|16|EU|quality|high
FRESHLY CAUGHT FISH|29|UK|quality|high
EMBROIDERED|24|EU|quality|medium
PAINTED TILES|19|EU|quality|high
CARVED FURNITURE|20|EU|quality|high
TEMPERED GLASS|19|US|quality|high
TRIPLE DISTILLED|33|US|quality|medium
HOME BREWED BEER|32|EU|quality|high
DRY AGED BEEF|29|US|quality|high
GRASS FED BEEF|29|EU|quality|high
OAK SMOKED HAM|29|UK|quality|high
STONE BAKED PIZZA|30|EU|quality|high
FLAME GRILLED BURGERS|43|EU|quality|high
DOUBLE GLAZED WINDOWS|19|UK|quality|high
ČERSTVO MLETÁ KÁVA|30|SK|quality|high
RUČNE RYTÉ SKLO|21|SK|quality|high
RUČNE KUTÉ NOŽE|8|SK|quality|high
KOVANÉ NOŽE|8|SK|quality|high
LISOVANÝ OLEJ|29|SK|quality|high
ZA STUDENA LISOVANÝ OLEJ|29|SK|quality|high
HÁČKOVANÉ HRAČKY|28|CZ|quality|high
FÚKANÉ SKLO|21|SK|quality|high
KVASENÁ KAPUSTA|29|SK|quality|high
DOMA PEČENÝ CHLIEB|30|SK|quality|high
ŠITÉ RUČNE|25|SK|quality|medium
VYROBENÉ RUČNE|18|SK|quality|medium
RUČNĚ VYROBENO|25|CZ|quality|medium
RUČNĚ ŠITO|25|CZ|quality|medium
HANDGENÄHTE SCHUHE|25|DE|quality|high
HANDBEMALTE KERAMIK|21|DE|quality|high
GESCHMIEDETE MESSER|8|DE|quality|high
FRISCH ZUBEREITET|43|DE|quality|medium
FAIT MAIN|25|FR|quality|medium
COUSU MAIN|18|EU|quality|medium
FAIT À LA MAIN|18|EU|quality|medium
PRESSÉ À FROID|29|EU|quality|medium
CAFÉ MOULU|30|EU|quality|high
HIERRO FORJADO|6|ES|quality|high
ZAPATOS HECHOS A MANO|25|ES|quality|high
FATTO A MANO|25|IT|quality|medium
DIPINTO A MANO|21|EU|quality|medium
CAFFÈ MACINATO|30|EU|descriptive|high
RĘCZNIE ROBIONE|25|PL|quality|medium
WĘDZONA SZYNKA|29|EU|quality|high
MYDLO PRE HOTELY|3|SK|descriptive|high
NÁBYTOK PRE HOTELY|20|SK|descriptive|high
POISTENIE PRE ŠPORTOVCOV|36|SK|descriptive|high
TOOLS FOR PLUMBERS|8|UK|descriptive|high
SEIFE FÜR HOTELS|3|DE|descriptive|high
PENZIÓN PRE RODINY|43|SK|descriptive|high
PIZZA INN|43|UK|descriptive|high
SCHNITZEL GASTHOF|43|DE|descriptive|high
HOTEL AND FOOD|43|EU|descriptive|high
HOTEL OLIVE STEAKHOUSE|43|EU|descriptive|high
JUST BETTER|3|EU|laudatory|high
EVEN BETTER|3|UK|laudatory|high
DOBRÁ CENA|35|SK|laudatory|high
HUT|25|DE|descriptive|high
ROCK|25|DE|descriptive|high
SÄGE|8|DE|descriptive|high
PÍLA|8|SK|descriptive|high
RED|38|ES|descriptive|high
BIOMILD|29|EU|quality|medium
BOOKING|43|UK|descriptive|high
`

/** Mark | classes | place: words that are others than their bare letters, or than terms, forms and other languages would have them. */
export const marksOfOtherWords = `
LUCY|11|UK
HOLY|18|EU
HERO|9|EU
HERO|41|US
HERA|9|EU
DOME|45|UK
SOLO|30|EU
LEDA|11|EU
COMA|42|EU
LINEN|45|EU
BIENE|36|DE
VČELA|4|CZ
ABEJA|4|ES
SUNDAY|3|EU
BLACK SUNDAY|3|US
INK|33|EU
RIBBON|29|EU
BANANA|25|EU
LES|9|SK
LES|36|CZ
PÁRA|9|SK
DÔM|9|SK
KOZA|25|SK
KOZA|20|CZ
MEĎ|32|SK
CINDERELLA|37|UK
EVEREST|17|EU
KILIMANJARO|38|UK
ANTARCTICA|36|US
BAIKAL|24|DE
ZEBRA|30|CZ
ZEBRA|35|EU
BLUE ZEBRA|43|EU
RAM|20|EU
PÁN|30|SK
VÍLA|43|SK
PÔST|38|SK
CÁR|12|SK
MUKA|30|CZ
MONTAÑA|9|ES
RÍO|9|ES
BÄR|30|DE
BÄR|43|DE
SÄGE|30|DE
ORANGE|38|EU
PURPLE|36|US
BLUE|45|EU
MOUNTAIN|42|UK
FRIEND|9|EU
TODAY|9|US
CAT|33|EU
DOG|29|UK
BLACK DOG|33|EU
BEACH|33|EU
CHAIR|33|US
HOTEL|30|EU
CHEESE|33|EU
MILK|33|EU
BUTTER|31|EU
RISE|4|EU
CYLE|35|EU
TINE|3|EU
FRESHLY DIVORCED|33|UK
LOCALLY HATED|32|UK
LOVINGLY OFFENDED|33|US
HAND STEED|25|EU
HAND SPEED|28|UK
ČERSTVO ZAMILOVANÍ|33|SK
FRISCH GESCHIEDEN|33|DE
HAND GESICHT|9|DE
MEDUSA|5|EU
MÉDUSA|44|SK
CARLOS|12|EU
CARMEN|12|EU
GASTON|4|EU
HATTIE|25|UK
HATTON|25|UK
VANDAL|12|UK
BARTON|43|UK
BARLOW|43|UK
LEDUSA|11|EU
OURS|9|EU
PIE|36|EU
HORA|36|SK
SÄGE|30|DE
`

/** Mark | classes | place: words of goods in them, and nothing that tells of these goods alone. */
export const marksOfLodging = `
OLIVE APARTMENTS|43|EU
OLIVE B&B|43|UK
OLIVE GUEST HOUSE|43|EU
HONEY RESORT|43|US
LEMON COTTAGE|43|UK
CHATA ČEREŠŇA|43|SK
CHALUPA MALINA|43|CZ
KEMP JAHODA|43|SK
ALBERGO OLIVA|43|IT
RED HOTEL|43|EU
BLACK HOTEL|43|EU
ROSE HOTEL|43|EU
BLACK CAT TEA|30|EU
RED DOG COFFEE|30|EU
FOOD FOR THOUGHT|30|EU
SHOES FOR DREAMERS|25|EU
`
