/** Further rows of the same table: places, indications, specialities, surnames, signs of bodies, measures, short forms, absence of something. */
export const marksOfSigns = `
ŠTRBSKÉ PLESO|43|SK|geographical|high
KREMNICA|14|SK|geographical|high
PROSECCHINO|33|IT|evocation|medium
PARMIGIANELLA|29|EU|evocation|medium
ROQUEFORTINE DU LAC|29|FR|evocation|medium
ORAVA|29|SK|geographical|high
HOREHRONIE|29|SK|geographical|high
VALAŠSKO|29|CZ|geographical|high
LEDNICE|33|CZ|geographical|medium
JESENÍKY|32|CZ|geographical|high
TELČ|43|CZ|geographical|high
MENORCA|25|ES|geographical|high
CANTABRIA|29|ES|geographical|high
HAMBURG|35|DE|geographical|high
BAVARIA|32|DE|geographical|high
PROVENCE|3|EU|geographical|high
SCANDINAVIA|20|EU|geographical|high
ICELAND|35|EU|geographical|high
MANHATTAN|25|US|geographical|high
SILICON VALLEY|42|US|geographical|high
NORDIC|25|EU|geographical|medium
OSAKA|30|JP|geographical|high
LAPLAND|39|EU|geographical|high
PÁLINKA|33|EU|geographical_indication|high
GENEVER|33|BX|geographical_indication|high
CALVADOS|33|UK|geographical_indication|high
IRISH CREAM|33|EU|geographical_indication|high
SPREEWÄLDER GURKEN|29|DE|geographical_indication|high
GORGONZOLA|29|IT|geographical_indication|high
AMARONE VELMORA|33|EU|geographical_indication|high
DARJEELING|30|EU|geographical_indication|high
PIMENTÓN DE LA VERA|30|ES|geographical_indication|high
STEIRISCHES KÜRBISKERNÖL|29|DE|geographical_indication|high
DRESDNER STOLLEN|30|DE|geographical_indication|high
ŽITAVSKÁ PAPRIKA|30|SK|geographical_indication|high
ŠTRAMBERSKÉ UŠI|30|CZ|geographical_indication|high
SCOTCH|33|US|geographical_indication|high
VINHO VERDE|33|EU|geographical_indication|high
MANZANILLA|33|ES|geographical_indication|high
TOKAJ|25|SK|geographical|medium
EUROPEAN COMMISSION|41|EU|official_symbol|high
WORLD TRADE ORGANIZATION|35|US|official_symbol|high
PARALYMPIC|28|EU|official_symbol|high
BUNDESWEHR|25|DE|official_symbol|high
NASA|25|US|official_symbol|high
UNHCR|36|EU|official_symbol|high
INTERNATIONAL OLYMPIC COMMITTEE|41|EU|official_symbol|high
WILLIAMS|30|US|surname|high
ANDERSON|20|US|surname|high
RODRIGUEZ|43|US|surname|high
SCHNEIDER|9|US|surname|high
DVOŘÁK|30|US|surname|medium
HECTARE|31|EU|unit|medium
GIGABYTE|9|EU|unit|medium
750 ML|33|EU|unit|high
100|33|EU|numeral|medium
ZWÖLF|33|DE|numeral|medium
TURQUOISE|25|EU|colour|medium
ŽLTÁ|25|SK|colour|medium
ROJO|9|ES|colour|medium
SCHWARZ|25|DE|colour|medium
FIALOVÁ|3|CZ|colour|medium
BANSKÁ ŠTIAVNICA|43|SK|geographical|high
PODHÁJSKA|44|SK|geographical|high
MIKULOV|43|CZ|geographical|high
SALAMANCA|41|ES|geographical|high
TIROL|29|DE|geographical|high
NORMANDY|29|EU|geographical|high
SCOTTISH|25|UK|geographical|high
BROOKLYN|32|US|geographical|high
CALVADOS VELMORA|33|EU|geographical_indication|high
GUIJUELO|29|ES|geographical_indication|high
SZEGEDI SZALÁMI|29|EU|geographical_indication|high
EUROPEAN CENTRAL BANK|36|EU|official_symbol|high
UNITED NATIONS|41|SK|official_symbol|high
CARTER|25|US|surname|high
MARTINEZ|41|US|surname|high
MEGAWATT|9|EU|unit|medium
1000 ML|32|EU|unit|medium
ORANŽOVÁ|25|SK|colour|medium
DREIZEHN|9|DE|numeral|medium
EVEREST|32|EU|geographical|medium
GRAPPA|33|US|geographical_indication|high
PLZEŇSKÉ PIVO|32|CZ|geographical_indication|high
BRNĚNSKÉ PIVO|32|CZ|geographical_indication|high
CHODSKÉ|32|CZ|geographical_indication|high
PACHARÁN|33|ES|geographical_indication|high
TSIPOURO|33|EU|geographical_indication|high
ALCOHOL-FREE|32|EU|descriptive|high
ALCOHOL FREE|33|EU|descriptive|high
SUGAR-FREE|30|EU|descriptive|high
SUGAR FREE|32|EU|descriptive|high
LACTOSE FREE|29|EU|descriptive|high
GLUTENFREE|30|EU|descriptive|high
BEZ CUKRU|30|SK|descriptive|high
BEZ LEPKU|30|CZ|descriptive|high
SIN AZÚCAR|32|ES|descriptive|high
SIN GLUTEN|30|ES|descriptive|high
ZUCKERFREI|30|DE|descriptive|high
SENZA GLUTINE|30|IT|descriptive|high
SANS SUCRE|32|FR|descriptive|high
FRAGRANCE FREE|3|EU|descriptive|high
BPA FREE|21|EU|descriptive|high
BEZLEPKOVÉ|30|SK|descriptive|high
ALKOHOLFREI|32|DE|descriptive|high
SIN ALCOHOL|32|ES|descriptive|high
NEALKO|32|SK|descriptive|high
AI|9|EU|descriptive|high
TV|9|EU|descriptive|high
DJ|41|EU|descriptive|high
3D|40|EU|descriptive|high
4K|9|EU|descriptive|high
HD|9|EU|descriptive|high
USB|9|EU|descriptive|high
CBD|5|EU|descriptive|high
GPS|9|EU|descriptive|high
SUV|12|EU|descriptive|high
EV|12|EU|descriptive|high
HR|35|EU|descriptive|high
VR|9|EU|descriptive|high
AI|25|EU|too_short|medium
LIPTOVSKÁ SALÁMA|29|SK|descriptive|high
LOVECKÁ SALÁMA|29|SK|descriptive|high
LOVECKÝ SALÁM|29|CZ|descriptive|high
ŠPEKÁČKY|29|CZ|descriptive|high
BRATISLAVSKÝ ROŽOK|30|SK|traditional_speciality|high
PRESSBURGER KIPFEL|30|EU|traditional_speciality|high
MOZZARELLA|29|EU|descriptive|high
PIZZA NAPOLETANA|30|IT|traditional_speciality|high
JAMÓN SERRANO|29|ES|descriptive|high
HOLLANDSE NIEUWE|29|EU|traditional_speciality|high
BURGUNDY|33|US|semi_generic|high
CHAMPAGNE|33|US|semi_generic|high
SHERRY|33|US|semi_generic|high
PORT|33|US|semi_generic|high
CHABLIS|33|EU|geographical_indication|high
FRANKFURTER|29|DE|geographical|high
FRANKFURTER|29|US|descriptive|high
WIENER|29|AT|geographical|high
HAMBURGER|30|DE|descriptive|high
HAMBURGER|36|DE|geographical|high
HAMBURGER|25|DE|geographical|high
HAMBURGER|36|EU|geographical|high
HANNOVERANER|36|DE|geographical|high
BERLINER|30,36|DE|geographical|high
WIENER|29,36|DE|geographical|high
FRANKFURTER|29,36|AT|geographical|high
BURGUNDY|25,33|US|geographical|high
MADEIRA|33,39|US|geographical|high
CLARET|33|US|descriptive|high
CLARET|33|EU|descriptive|high
CLARET|33|UK|descriptive|high
HOCK|33|UK|descriptive|high
HOCK|33|EU|descriptive|high
RHINE WINE|33|US|semi_generic|high
HAUT SAUTERNE|33|US|semi_generic|high
ANTI-AGING|3|EU|descriptive|high
ANTI AGE|3|EU|descriptive|high
NO. 1|30|EU|laudatory|high
Nº 1|30|ES|laudatory|high
BEST|25|EU|laudatory|high
CHICKEN KIEV|29|UK|descriptive|high
WIENER SCHNITZEL|43|DE|descriptive|high
PET SITTING|45|EU|descriptive|high
PET GROOMING|44|EU|descriptive|high
PET BOARDING|43|EU|descriptive|high
DOG TRAINING|41|EU|descriptive|high
COACHING|41|EU|descriptive|high
STREAMING|38|EU|descriptive|high
STREAMING|41|EU|descriptive|high
ESPORTS|41|EU|descriptive|high
BABYSITTING|45|EU|descriptive|high
TRADIČNÁ LOVECKÁ SALÁMA|29|SK|traditional_speciality|high
VELMORA ŠPEKÁČKY|29|CZ|descriptive|check
SPIŠSKÉ PÁRKY|29|US|descriptive|high
SPIŠSKÉ PÁRKY|29|UK|descriptive|high
PIZZA NAPOLETANA|30|UK|descriptive|high
OUDE GEUZE|32|UK|traditional_speciality|high
VELMORA CHABLIS|33|US|semi_generic|medium
FRANKFURTER|29|AT|descriptive|high
HAMBURGER|30|EU|descriptive|high
CARBONARA|30|EU|descriptive|high
HALAL FOOD|29|EU|descriptive|high
DRAUGHT BEER|32|EU|descriptive|high
STRAWBERRY VAPE|34|EU|descriptive|high
PASTEL DE NATA|30|EU|descriptive|high
TRDELNÍK|30|CZ|descriptive|high
KOŠICE SERVIS|37|SK|geographical|high
SLOVAK TAXI|39|SK|descriptive|high
WIEN REISEN|39|DE|geographical|high
LONDON PUB|43|EU|geographical|high
AMALFI|3|EU|geographical|high
GREEN ENERGY|39|EU|descriptive|high
SMART METER|9|EU|descriptive|high
E-PRESCRIPTION|42|EU|descriptive|check
24/7 LOCKSMITH|37|US|descriptive|high
GENUINE PARTS|12|US|descriptive|high
CBD GUMMIES|5|EU|descriptive|high
NO SUGAR|32|EU|descriptive|high
ZERO ALCOHOL|32|EU|descriptive|high
OHNE GENTECHNIK|29|DE|descriptive|high
BEZ ÉČOK|29|SK|descriptive|high
SIN CONSERVANTES|29|ES|descriptive|high
PAIN FREE|5|EU|descriptive|high
TAX FREE|35|EU|descriptive|high
THE BEST|25|EU|laudatory|high
ČÍSLO JEDNA|30|CZ|laudatory|high
DAS BESTE|30|DE|laudatory|high
EL MEJOR|33|ES|laudatory|high
VELMORA NUMBER ONE|25|EU|laudatory|check
MADEIRA|33|US|semi_generic|high
PROSECCO ROSÉ|33|EU|geographical_indication|high
BŘEZNICKÝ LEŽÁK|32|CZ|geographical_indication|high
BUDĚJOVICKÉ|32|CZ|geographical_indication|high
ŽATECKÝ|32|CZ|geographical_indication|high
KARLOVARSKÉ OPLATKY|30|SK|geographical_indication|high
VACHERIN MONT-D'OR|29|CH|geographical_indication|high
LAMBIC|32|EU|descriptive|high
PILSNER|32|EU|descriptive|high
PILSNER|32|CZ|descriptive|high
`
