/** Further rows of the table of `propose-marks.ts`: plain phrases for goods and services, each written down before it was tried. */
export const marksOfGoods = `
PRESSURE WASHER|7|EU|descriptive|high
AIR FRYER|11|EU|descriptive|high
STANDING DESK|20|EU|descriptive|high
DASH CAM|9|EU|descriptive|high
NOISE CANCELLING|9|EU|descriptive|high
WEIGHTED BLANKET|24|EU|descriptive|high
MICELLAR WATER|3|EU|descriptive|high
BEARD OIL|3|EU|descriptive|high
LIP GLOSS|3|US|descriptive|high
TEETH WHITENING|44|EU|descriptive|high
PROBIOTIC|5|EU|descriptive|high
SLEEP AID|5|US|descriptive|high
OAT MILK|29|EU|descriptive|high
BEEF JERKY|29|US|descriptive|high
GRANOLA|30|EU|descriptive|high
COLD BREW|30|EU|descriptive|high
HARD SELTZER|33|US|descriptive|high
PALE ALE|32|EU|descriptive|high
CRAFT GIN|33|UK|descriptive|high
RUNNING SHOES|25|EU|descriptive|high
RAINCOAT|25|UK|descriptive|high
PHONE CASE|9|EU|descriptive|high
SCREEN PROTECTOR|9|EU|descriptive|high
POWER BANK|9|EU|descriptive|high
CORDLESS DRILL|7|EU|descriptive|high
CAT LITTER|31|EU|descriptive|high
BIRD FEEDER|21|EU|descriptive|high
STROLLER|12|US|descriptive|high
JIGSAW PUZZLE|28|EU|descriptive|high
COWORKING|36|EU|descriptive|high
DEBT COLLECTION|36|EU|descriptive|high
ROOF REPAIR|37|US|descriptive|high
PEST CONTROL|37|EU|descriptive|high
3D PRINTING|40|EU|descriptive|high
LIFE COACHING|41|EU|descriptive|high
LASER ENGRAVING|40|EU|descriptive|high
CYBER SECURITY|42|EU|descriptive|high
FOOD TRUCK|43|EU|descriptive|high
HAIR REMOVAL|44|EU|descriptive|high
TATTOO STUDIO|44|EU|descriptive|high
ELEKTROKOLOBEŽKA|12|SK|descriptive|high
TEPELNÉ ČERPADLO|11|SK|descriptive|high
VLHČENÉ OBRÚSKY|3|SK|descriptive|high
KRÉM NA RUKY|3|SK|descriptive|high
ČISTIACI PROSTRIEDOK|3|SK|descriptive|high
SIRUP PROTI KAŠĽU|5|SK|descriptive|high
ZÁHRADNÉ HADICE|17|SK|descriptive|high
KUCHYNSKÉ NOŽE|8|SK|descriptive|high
PRACOVNÁ OBUV|25|SK|descriptive|high
SVADOBNÉ ŠATY|25|SK|descriptive|high
POSTEĽNÉ OBLIEČKY|24|SK|descriptive|high
DREVENÉ HRAČKY|28|SK|descriptive|high
OVČÍ SYR|29|SK|descriptive|high
DOMÁCE VAJCIA|29|SK|descriptive|high
RAŽNÝ CHLIEB|30|SK|descriptive|high
ČERSTVÉ CESTOVINY|30|SK|descriptive|high
KRMIVO PRE MAČKY|31|SK|descriptive|high
SVETLÝ LEŽIAK|32|SK|descriptive|high
SLIVOVICA|33|SK|descriptive|high
DAŇOVÝ PORADCA|35|SK|descriptive|high
HYPOTEKÁRNY ÚVER|36|SK|descriptive|high
ČISTENIE KOBERCOV|37|SK|descriptive|high
KURIÉRSKA SLUŽBA|39|SK|descriptive|high
JAZYKOVÉ KURZY|41|SK|descriptive|high
TVORBA WEBOV|42|SK|descriptive|high
SÚKROMNÉ UBYTOVANIE|43|SK|descriptive|high
ZUBNÁ AMBULANCIA|44|SK|descriptive|high
PRACÍ PRÁŠEK|3|CZ|descriptive|high
SUŠENÉ MASO|29|CZ|descriptive|high
KOZÍ SÝR|29|CZ|descriptive|high
ŽITNÝ CHLÉB|30|CZ|descriptive|high
OVOCNÝ ČAJ|30|CZ|descriptive|high
KRMIVO PRO KOČKY|31|CZ|descriptive|high
ZAHRADNÍ TECHNIKA|7|CZ|descriptive|high
DĚTSKÉ KOČÁRKY|12|CZ|descriptive|high
KUCHYŇSKÉ LINKY|20|CZ|descriptive|high
LOŽNÍ PRÁDLO|24|CZ|descriptive|high
PRACOVNÍ ODĚVY|25|CZ|descriptive|high
DESKOVÉ HRY|28|CZ|descriptive|high
NEALKOHOLICKÉ PIVO|32|CZ|descriptive|high
OVOCNÁ PÁLENKA|33|CZ|descriptive|high
VEDENÍ ÚČETNICTVÍ|35|CZ|descriptive|high
POJIŠTĚNÍ VOZIDEL|36|CZ|descriptive|high
ČIŠTĚNÍ OKEN|37|CZ|descriptive|high
STĚHOVACÍ SLUŽBY|39|CZ|descriptive|high
TANEČNÍ ŠKOLA|41|CZ|descriptive|high
RODINNÝ PENZION|43|CZ|descriptive|high
GAFAS DE SOL|9|ES|descriptive|high
CREMA SOLAR|3|ES|descriptive|high
COLCHÓN VISCOELÁSTICO|20|ES|descriptive|high
ROPA DEPORTIVA|25|ES|descriptive|high
CALZADO INFANTIL|25|ES|descriptive|high
JUGUETES DIDÁCTICOS|28|ES|descriptive|high
ATÚN EN ACEITE|29|ES|descriptive|high
PAN INTEGRAL|30|ES|descriptive|high
CAFÉ MOLIDO|30|ES|descriptive|high
COMIDA PARA PERROS|31|ES|descriptive|high
AGUA CON GAS|32|ES|descriptive|high
VERMUT|33|ES|descriptive|high
ASESORÍA FISCAL|35|ES|descriptive|high
REFORMAS INTEGRALES|37|ES|descriptive|high
ALQUILER DE COCHES|39|ES|descriptive|high
CURSOS ONLINE|41|ES|descriptive|high
COMIDA A DOMICILIO|43|ES|descriptive|high
CLÍNICA DENTAL|44|ES|descriptive|high
WÄRMEPUMPE|11|DE|descriptive|high
AKKUSCHRAUBER|7|DE|descriptive|high
KAFFEEMASCHINE|11|DE|descriptive|high
HANDYHÜLLE|9|DE|descriptive|high
ZAHNBÜRSTE|21|DE|descriptive|high
BABYNAHRUNG|5|DE|descriptive|high
HAFERMILCH|29|DE|descriptive|high
VOLLKORNBROT|30|DE|descriptive|high
WEISSBIER|32|DE|descriptive|high
ARBEITSKLEIDUNG|25|DE|descriptive|high
GARTENMÖBEL|20|DE|descriptive|high
FENSTERREINIGUNG|37|DE|descriptive|high
LIEFERDIENST|39|DE|descriptive|high
KINDERBETREUUNG|43|DE|descriptive|high
FITNESSSTUDIO|41|DE|descriptive|high
GLUE GUN|8|EU|descriptive|high
WINE RACK|20|EU|descriptive|high
DOG COLLAR|18|US|descriptive|high
SALMON FILLET|29|EU|descriptive|high
PUMPKIN SEEDS|29|EU|descriptive|high
HAZELNUT SPREAD|30|EU|descriptive|high
FACE SERUM|3|EU|descriptive|high
EYE DROPS|5|US|descriptive|high
MOUNTAIN BIKES|12|EU|descriptive|high
LEGAL ADVICE|45|UK|descriptive|high
CLOUD MIGRATION|42|EU|descriptive|high
FREIGHT FORWARDING|39|EU|descriptive|high
SCHOOL UNIFORMS|25|UK|descriptive|high
GARDEN FURNITURE|20|EU|descriptive|high
CHOPPED TOMATOES|29|EU|descriptive|high
NÁHRADNÉ DIELY|12|SK|descriptive|high
ČUČORIEDKOVÝ KOLÁČ|30|SK|descriptive|high
PSIA BÚDA|20|SK|descriptive|high
OPRAVA HODINIEK|37|SK|descriptive|high
DETSKÉ IHRISKO|41|SK|descriptive|high
JAHODOVÁ TORTA|30|SK|descriptive|high
PLASTOVÉ OKNÁ|19|SK|descriptive|high
NEALKOHOLICKÝ NÁPOJ|32|SK|descriptive|high
VEPŘOVÉ KOTLETY|29|CZ|descriptive|high
DÁMSKÉ KABELKY|18|CZ|descriptive|high
LYŽAŘSKÁ ŠKOLA|41|CZ|descriptive|high
SVATEBNÍ FOTOGRAF|41|CZ|descriptive|high
PÉČE O PLEŤ|3|CZ|descriptive|high
PRONÁJEM STROJŮ|37|CZ|descriptive|high
BRAMBORÁK|29|CZ|descriptive|high
SILLA DE OFICINA|20|ES|descriptive|high
PATÉ DE PATO|29|ES|descriptive|high
RELOJES DE PULSERA|14|ES|descriptive|high
DESATASCOS URGENTES|37|ES|descriptive|high
HELADO ARTESANAL|30|ES|descriptive|high
PISCINAS PREFABRICADAS|19|ES|descriptive|high
APFELSCHORLE|32|DE|descriptive|high
HUNDELEINE|18|DE|descriptive|high
STEUERERKLÄRUNG|35|DE|descriptive|high
KINDERGEBURTSTAG|41|DE|descriptive|high
CAKE STAND|21|EU|descriptive|high
SMOKED TROUT|29|EU|descriptive|high
COFFEE FILTERS|16|EU|descriptive|high
BOAT RENTAL|39|EU|descriptive|high
VOICE LESSONS|41|US|descriptive|high
SHOWER CURTAIN|24|EU|descriptive|high
ANTI SLIP SOCKS|25|EU|descriptive|high
TILE ADHESIVE|1|EU|descriptive|high
BABY MONITOR|9|EU|descriptive|high
HERBAL TEA|30|EU|descriptive|high
TRAVEL PILLOW|20|EU|descriptive|high
INVOICE FACTORING|36|EU|descriptive|high
WEDDING VENUE|43|EU|descriptive|high
PHYSICAL THERAPY|44|US|descriptive|high
DATA RECOVERY|42|EU|descriptive|high
ZIMNÉ PNEUMATIKY|12|SK|descriptive|high
SLNEČNICOVÝ OLEJ|29|SK|descriptive|high
ČOKOLÁDOVÉ PRALINKY|30|SK|descriptive|high
VÝROBA NÁBYTKU|40|SK|descriptive|high
ZÁHRADNÉ DOMČEKY|19|SK|descriptive|high
VODA PO HOLENÍ|3|SK|descriptive|high
POISTENIE AUTA|36|SK|descriptive|high
HROZNOVÝ MUŠT|32|SK|descriptive|high
HOUPACÍ KŘESLO|20|CZ|descriptive|high
DĚTSKÝ ŠAMPON|3|CZ|descriptive|high
SÝROVÉ TYČINKY|30|CZ|descriptive|high
OPRAVA STŘECH|37|CZ|descriptive|high
RYBÁŘSKÉ POTŘEBY|28|CZ|descriptive|high
KURZ FOTOGRAFOVÁNÍ|41|CZ|descriptive|high
KOŽENÉ RUKAVICE|25|CZ|descriptive|high
ZAPATOS DE BAILE|25|ES|descriptive|high
SALSA PICANTE|30|ES|descriptive|high
REPARACIÓN DE LAVADORAS|37|ES|descriptive|high
MUEBLES DE JARDÍN|20|ES|descriptive|high
TRADUCCIONES JURADAS|41|ES|descriptive|high
LECHE DE ALMENDRAS|29|ES|descriptive|high
ERDBEERJOGHURT|29|DE|descriptive|high
SCHÖNHEITSSALON|44|DE|descriptive|high
REGENSCHIRM|18|DE|descriptive|high
ESSENSLIEFERUNG|39|DE|descriptive|high
CHEESE BOARD|21|EU|descriptive|high
LAUNDRY BASKET|21|EU|descriptive|high
CAR WAX|3|EU|descriptive|high
FISH OIL|5|EU|descriptive|high
WOODEN FLOORING|19|EU|descriptive|high
BREAKFAST CEREAL|30|EU|descriptive|high
TOMATO PUREE|29|EU|descriptive|high
TICKET SALES|41|EU|descriptive|high
HOSPITAL BED|10|EU|descriptive|high
IRONING SERVICE|37|UK|descriptive|high
WEDDING RINGS|14|EU|descriptive|high
PICNIC BLANKET|24|EU|descriptive|high
MOUTH SPRAY|5|EU|descriptive|high
CAR LEASING|36|EU|descriptive|high
EXECUTIVE SEARCH|35|EU|descriptive|high
JAHODOVÝ DŽEM|29|SK|descriptive|high
KOZMETICKÝ SALÓN|44|SK|descriptive|high
ŠKOLSKÉ TAŠKY|18|SK|descriptive|high
PRENÁJOM LEŠENIA|37|SK|descriptive|high
KOVANÉ PLOTY|6|SK|descriptive|high
CIBUĽOVÝ CHLIEB|30|SK|descriptive|high
STRIHANIE PSOV|44|SK|descriptive|high
OPATROVANIE SENIOROV|44|SK|descriptive|high
MOTOROVÉ PILY|7|CZ|descriptive|high
BYLINKOVÝ SIRUP|5|CZ|descriptive|high
NOČNÍ STOLEK|20|CZ|descriptive|high
PRODEJ ZLATA|35|CZ|descriptive|high
HLÍDÁNÍ DĚTÍ|45|CZ|descriptive|high
HUDEBNÍ FESTIVAL|41|CZ|descriptive|high
STŘEŠNÍ NOSIČE|12|CZ|descriptive|high
ACEITE DE ARGÁN|3|ES|descriptive|high
CINTA DE CORRER|28|ES|descriptive|high
SERVICIO DE LIMPIEZA|37|ES|descriptive|high
BOLSOS DE PIEL|18|ES|descriptive|high
CERVEZA NEGRA|32|ES|descriptive|high
VIAJES DE NOVIOS|39|ES|descriptive|high
KIRSCHMARMELADE|29|DE|descriptive|high
GARTENSCHERE|8|DE|descriptive|high
UNTERNEHMENSBERATUNG|35|DE|descriptive|high
FRÜHSTÜCKSPENSION|43|DE|descriptive|high
BREAD BIN|21|EU|descriptive|high
FLOOR LAMP|11|EU|descriptive|high
EYE CREAM|3|EU|descriptive|high
LEATHER SOFA|20|EU|descriptive|high
VIDEO EDITING|41|EU|descriptive|high
RABBIT FOOD|31|EU|descriptive|high
TEA STRAINER|21|EU|descriptive|high
CAR SHARING|39|EU|descriptive|high
PAYROLL SOFTWARE|9|EU|descriptive|high
ROSE WATER|3|EU|descriptive|high
DETSKÁ POSTIEĽKA|20|SK|descriptive|high
RYBÁRSKE PRÚTY|28|SK|descriptive|high
MRAZENÁ ZELENINA|29|SK|descriptive|high
PREDAJ NEHNUTEĽNOSTÍ|36|SK|descriptive|high
LETNÝ TÁBOR|41|SK|descriptive|high
KUKUŘIČNÁ MOUKA|30|CZ|descriptive|high
OPRAVA PRAČEK|37|CZ|descriptive|high
KOŽENÁ PENĚŽENKA|18|CZ|descriptive|high
SUCHÉ VÍNO|33|CZ|descriptive|high
DOMÁCÍ KNEDLÍKY|30|CZ|descriptive|high
BOTELLA DE AGUA|21|ES|descriptive|high
CLASES DE NATACIÓN|41|ES|descriptive|high
PIENSO PARA GATOS|31|ES|descriptive|high
CAMISAS DE HOMBRE|25|ES|descriptive|high
SEGURO DE HOGAR|36|ES|descriptive|high
TIERARZTPRAXIS|44|DE|descriptive|high
KÜCHENMASCHINE|7|DE|descriptive|high
HAUSRATVERSICHERUNG|36|DE|descriptive|high
WINTERJACKEN|25|DE|descriptive|high
BIRNENSAFT|32|DE|descriptive|high
`
