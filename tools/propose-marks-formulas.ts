/**
 * Further rows of the table of `propose-marks.ts`: formulas of praise, words of the further languages of the Union, subjects, varieties, money and
 * rarer names of goods. What is wanted was written before anything was run.
 */
export const marksOfFormulas = `
FLOCCULANT|1|EU|descriptive|high
PRIMER|2|EU|descriptive|high
POMADE|3|EU|descriptive|high
KEROSENE|4|EU|descriptive|high
POULTICE|5|EU|descriptive|high
TURNBUCKLE|6|EU|descriptive|high
HARROW|7|EU|descriptive|high
CHISEL|8|EU|descriptive|high
OSCILLOSCOPE|9|EU|descriptive|high
OTOSCOPE|10|EU|descriptive|high
DEHUMIDIFIER|11|EU|descriptive|high
SIDECAR|12|EU|descriptive|high
DETONATOR|13|EU|descriptive|high
CUFFLINKS|14|EU|descriptive|high
OCARINA|15|EU|descriptive|high
BLOTTER|16|EU|descriptive|high
GASKET|17|EU|descriptive|high
BRIDLE|18|EU|descriptive|high
PLASTERBOARD|19|EU|descriptive|high
OTTOMAN|20|EU|descriptive|high
COLANDER|21|EU|descriptive|high
TARPAULIN|22|EU|descriptive|high
WORSTED|23|EU|descriptive|high
GINGHAM|24|EU|descriptive|high
MORIDLO|2|SK|descriptive|high
ZÁVORA|6|SK|descriptive|high
KOSAČKA|7|SK|descriptive|high
HOBLÍK|8|SK|descriptive|high
SPORÁK|11|SK|descriptive|high
FUJARA|15|SK|descriptive|high
TESNENIE|17|SK|descriptive|high
KREDENC|20|SK|descriptive|high
PETROLEJ|4|CZ|descriptive|high
PILNÍK|8|CZ|descriptive|high
KOČÁREK|12|CZ|descriptive|high
SEŠIT|16|CZ|descriptive|high
CIHLA|19|CZ|descriptive|high
STRUHADLO|21|CZ|descriptive|high
UBRUS|24|CZ|descriptive|high
ROHOŽKA|27|CZ|descriptive|high
DÜNGEMITTEL|1|DE|descriptive|high
SCHARNIER|6|DE|descriptive|high
WASSERWAAGE|9|DE|descriptive|high
FEUERWERK|13|DE|descriptive|high
ISOLIERBAND|17|DE|descriptive|high
LATTENROST|20|DE|descriptive|high
NUDELHOLZ|21|DE|descriptive|high
SAATGUT|31|DE|descriptive|high
DESTORNILLADOR|8|ES|descriptive|high
CALENTADOR|11|ES|descriptive|high
BANDURRIA|15|ES|descriptive|high
AZULEJOS|19|ES|descriptive|high
HAMACA|22|ES|descriptive|high
CREMALLERAS|26|ES|descriptive|high
PURITOS|34|ES|descriptive|high
FONTANERÍA|37|ES|descriptive|high
VERNIS|2|FR|descriptive|high
BÉQUILLES|10|FR|descriptive|high
AGRAFEUSE|16|FR|descriptive|high
CARTABLE|18|FR|descriptive|high
LAINES|23|FR|descriptive|high
PÉTANQUE|28|FR|descriptive|high
MADELEINES|30|FR|descriptive|high
COMPTABILITÉ|35|FR|descriptive|high
LUCCHETTO|6|IT|descriptive|high
MIETITREBBIA|7|IT|descriptive|high
ORECCHINI|14|IT|descriptive|high
ARMADIO|20|IT|descriptive|high
SCOLAPASTA|21|IT|descriptive|high
ZERBINO|27|IT|descriptive|high
MUTUI|36|IT|descriptive|high
TOELETTATURA|44|IT|descriptive|high
PAIN AU SEIGLE|30|FR|descriptive|high
NOURRITURE POUR CHIENS|31|FR|descriptive|high
LOCATION DE VÉLOS|39|FR|descriptive|high
PANE DI SEGALE|30|IT|descriptive|high
CIBO PER GATTI|31|IT|descriptive|high
NOLEGGIO BICICLETTE|39|IT|descriptive|high
SIMPLY UNBEATABLE|35|EU|laudatory|high
FIRST RATE|37|EU|laudatory|high
TOP NOTCH|25|EU|laudatory|high
WORLD CLASS|41|EU|laudatory|high
ULTIMATE|3|EU|laudatory|high
SUPREME QUALITY|29|EU|laudatory|high
FINEST|30|EU|laudatory|high
EXCELLENT|33|EU|laudatory|high
PERFECT|5|EU|laudatory|high
DELUXE|20|EU|laudatory|high
TOP DEAL|35|EU|laudatory|high
NAJLEPŠIE|30|SK|laudatory|high
ŠPIČKOVÁ KVALITA|8|SK|laudatory|high
PRVOTRIEDNE|29|SK|laudatory|high
VÝBORNÉ|30|SK|laudatory|high
SKVĚLÉ|29|CZ|laudatory|high
JEDNIČKA NA TRHU|36|CZ|laudatory|high
PRVOTŘÍDNÍ|24|CZ|laudatory|high
SPITZENKLASSE|7|DE|laudatory|high
MASLÍČKO|29|SK|descriptive|high
KAFÍČKO|30|CZ|descriptive|high
BARCELONA|25|ES|geographical|high
TATRY|32|SK|geographical|high
SPIŠ|29|SK|geographical|high
KOŠICE|41|SK|geographical|high
PIEŠŤANY|44|SK|geographical|high
SCHWARZWALD|29|EU|geographical|high
EURO|36|EU|descriptive|high
DOLLAR|36|EU|descriptive|high
BITCOIN|36|EU|descriptive|high
ZŁOTY|36|EU|descriptive|high
FORINT|36|EU|descriptive|high
LEIPÄ|30|EU|descriptive|high
SAIPPUA|3|EU|descriptive|high
KENGÄT|25|EU|descriptive|high
LELU|28|EU|descriptive|high
KENYÉR|30|EU|descriptive|high
SAJT|29|EU|descriptive|high
KOLBÁSZ|29|EU|descriptive|high
BROOD|30|EU|descriptive|high
KAAS|29|EU|descriptive|high
SCHOENEN|25|EU|descriptive|high
SKO|25|EU|descriptive|high
KLOCKA|14|EU|descriptive|high
DUONA|30|EU|descriptive|high
MEDUS|30|EU|descriptive|high
SAPUN|3|EU|descriptive|high
PANTOFI|25|EU|descriptive|high
ĦOBŻ|30|EU|descriptive|high
ARÁN|30|EU|descriptive|high
PÃO|30|EU|descriptive|high
QUEIJO|29|EU|descriptive|high
QUALITY YOU CAN TRUST|29|EU|laudatory|high
BUY ONE GET ONE FREE|35|EU|laudatory|high
YOUR PARTNER IN LOGISTICS|39|EU|laudatory|high
KVALITA ZA DOBRÚ CENU|35|SK|laudatory|high
VÁŠ PARTNER PRE ZÁHRADU|44|SK|laudatory|high
KVALITA, KTERÉ MŮŽETE VĚŘIT|29|CZ|laudatory|high
VŠE PRO VAŠI ZAHRADU|35|CZ|laudatory|high
ALLES FÜR IHR HAUS|35|DE|laudatory|high
QUALITÄT AUS LEIDENSCHAFT|30|DE|laudatory|high
TODO PARA TU HOGAR|35|ES|laudatory|high
LO MEJOR PARA TU MASCOTA|31|ES|laudatory|high
LA QUALITÉ AU MEILLEUR PRIX|35|FR|laudatory|high
TOUT POUR LA MAISON|35|FR|laudatory|high
TUTTO PER LA CASA|35|IT|laudatory|high
PARACETAMOL|5|EU|descriptive|high
OMEPRAZOLE|5|EU|descriptive|high
CHARDONNAY|33|UK|descriptive|high
SVÄTOVAVRINECKÉ|33|SK|descriptive|high
SHARP KNIFE|8|UK|descriptive|high
SharpKnife|8|EU|descriptive|high
TICHÝ VENTILÁTOR|11|CZ|descriptive|high
ENERGIESPARENDE LAMPEN|11|DE|descriptive|high
SIEG HEIL|25|DE|public_policy|high
KILIMANDŽÁRO|30|SK|geographical|medium
PINOCCHIO|28|EU|story_title|medium
POPOLUŠKA|16|SK|story_title|medium
MASARYK|41|CZ|person|check
GALLAGHER|42|US|surname|medium
IDARED|31|EU|plant_variety|high
KNITTING MONTHLY|16|EU|descriptive|high
BIRDWATCHING|16|EU|descriptive|high
ALGEBRA|41|EU|descriptive|high
RYBOLOV|16|SK|descriptive|high
ZÁHRADKÁRSTVO|16|SK|descriptive|high
HÄKELN|16|DE|descriptive|high
NATURAL OAK FLOORING NOF|19|EU|descriptive|high
SOAP WITH OATMEAL|3|EU|descriptive|high
CREME GEGEN FALTEN|3|DE|descriptive|high
ASSURANCE POUR ANIMAUX|36|FR|descriptive|high
ASSICURAZIONE PER ANIMALI|36|IT|descriptive|high
OPRAVY KOTLOV|37|SK|descriptive|high
FABRIANO|16|EU|geographical|high
CARRARA|19|IT|geographical|high
JONAGOLD|31|UK|plant_variety|high
ELSANTA|31|SK|plant_variety|high
VELMORA JONAGOLD|31|EU|plant_variety|medium
ALLES FÜR DEN GARTEN|35|DE|laudatory|high
YOUR COMFORT COMES FIRST|20|UK|laudatory|high
VAŠE ZDRAVIE NA PRVOM MIESTE|44|SK|laudatory|high
`

/** Words that say nothing of the goods, and invented ones that hold a word: none of them has a ground. */
export const marksOfNoFormula = `
GANNET|25|EU
WALNUT|36|EU
TROWEL|33|EU
HAYSTACK|3|EU
BUMBLEBEE|7|EU
ANVIL|32|EU
DRIZZLE|36|EU
MAGPIE|35|EU
CHIMNEY|18|EU
OTTER|37|EU
VEVERICA|36|SK
MAJÁK|30|SK
KOLOBEŽKA|5|SK
SOVA|37|SK
PERLA|7|SK
ŽERIAV|30|SK
PODKOVA|9|SK
VODOPÁD|36|SK
VEVERKA|9|CZ
KLADIVO|30|CZ
ZVONEK|5|CZ
LEDŇÁČEK|36|CZ
PROPAST|3|CZ
KAŠNA|18|CZ
HOUSENKA|42|CZ
RACEK|19|CZ
EISVOGEL|36|DE
AMBOSS|30|DE
LATERNE|5|DE
KIESEL|9|DE
HAMSTERRAD|33|DE
FEDERBALL|1|DE
SCHUBLADE|32|DE
MAULWURF|42|DE
GOLONDRINA|9|ES
FAROLA|30|ES
CANGREJO|36|ES
MARTILLO|33|ES
ABANICO|42|ES
CAMPANA|5|ES
ERIZO|37|ES
PALOMA|12|ES
HIRONDELLE|9|FR
MARTEAU|33|FR
COQUELICOT|36|FR
ESCARGOT|42|FR
PAPILLON|7|FR
MOULIN|10|FR
ENCLUME|30|FR
CERF-VOLANT|5|FR
RONDINE|9|IT
MARTELLO|32|IT
COCCINELLA|36|IT
FARFALLA|7|IT
LUMACA|42|IT
MONGOLFIERA|30|IT
INCUDINE|33|IT
PAPAVERO|37|IT
NIGHTLARK|30|EU
ROCKET COMET|30|EU
ANTHILL|35|EU
BEEHIVE|36|UK
MIRAGE|9|EU
LAMPLIGHTER|41|EU
PAPERWING|9|EU
TORTOISE & SON|12|EU
STONE SOUP|42|EU
BLUE HERON|32|EU
FOURMI ROUGE|39|FR
CHÊNE ET ROSEAU|36|FR
STEAMORVA|30|EU
BRICELDA|30|EU
TWINERO|33|EU
SHATTIVO|25|EU
SCARVEL|12|EU
ALERTINO|32|EU
PENDRAVO|16|EU
CAPELLIQ|25|EU
CLOGRENZA|25|EU
TARTELYN|9|EU
VOBEERIX|9|EU
MILKORVANE|7|EU
GOLDURVIA|42|EU
SPANTORIA|12|EU
GRUMBRELK|33|EU
OGINEST|33|EU
ZUMEATRO|29|EU
HAMIRVO|29|EU
FOLAMPRA|11|EU
CHOVENIQ|11|EU
SLOANDRIX|36|EU
OBANKELO|36|EU
QUITAXON|36|EU
GELAWIN|45|EU
SHUTTLECOCK|29|EU
TAPIOCA|9|EU
PICCALILLI|42|EU
LEKVÁR|9|SK
BUCHTY|37|CZ
LIBRO DE ARENA|9|ES
SWIFTLET|39|EU
SEVEN FOXES ONE LANTERN|33|EU
`
