/** Further rows of the table of `propose-marks.ts`: kinds of animals, plants, woods and metals, devices, hire, and French and Italian names of goods. */
export const marksOfKinds = `
COW|31|EU|descriptive|high
PIGS|31|UK|descriptive|high
SHEEP|31|US|descriptive|high
GOAT|31|EU|descriptive|high
LIVE PIGS|31|EU|descriptive|high
PONY|31|UK|descriptive|high
BEE|31|EU|descriptive|medium
CAMEL|31|EU|descriptive|medium
KRAVA|31|SK|descriptive|high
PRASE|31|CZ|descriptive|high
VACA|31|ES|descriptive|high
ZIEGE|31|DE|descriptive|high
FERN|31|EU|descriptive|high
IVY|31|UK|descriptive|high
DAISY|31|US|descriptive|high
LILY|31|EU|descriptive|high
CLOVER SEED|31|EU|descriptive|high
BEGONIA|31|EU|descriptive|high
CACTUS|31|EU|descriptive|medium
LOTUS|31|UK|descriptive|medium
ROCKET|31|UK|descriptive|medium
SNOWDROP|31|UK|descriptive|medium
ĽALIA|31|SK|descriptive|high
RUŽA|31|SK|descriptive|high
CHRYZANTÉMA|31|SK|descriptive|high
MUŠKÁT|31|CZ|descriptive|high
FIALKA|31|SK|descriptive|medium
LIRIO|31|ES|descriptive|high
NARZISSE|31|DE|descriptive|high
BISON|29|EU|descriptive|high
FROG LEGS|29|EU|descriptive|high
KAČICA|29|SK|descriptive|high
HUSACIA PEČEŇ|29|SK|descriptive|high
PINE|19|EU|descriptive|high
PINE FURNITURE|20|US|descriptive|high
BIRCH|19|UK|descriptive|high
MAPLE|20|US|descriptive|high
BEECH|20|UK|descriptive|high
WALNUT|20|EU|descriptive|high
EBONY|20|UK|descriptive|medium
BOROVICA|19|SK|descriptive|high
BUK|20|SK|descriptive|high
SMREKOVÉ DREVO|19|SK|descriptive|high
BOROVICOVÝ NÁBYTOK|20|SK|descriptive|high
ROBLE|20|ES|descriptive|high
EICHE|20|DE|descriptive|high
MEĎ|6|SK|descriptive|high
KOTVA|6|SK|descriptive|high
MESSING|6|DE|descriptive|high
ANVIL|6|EU|descriptive|medium
BRIDGES|19|EU|descriptive|medium
KOSA|8|SK|descriptive|high
PÍLKA|8|SK|descriptive|high
SICKLE|8|UK|descriptive|high
DENTAL CROWN|10|EU|descriptive|high
SNAKESKIN|18|EU|descriptive|high
CROCODILE LEATHER|18|EU|descriptive|high
STRAW HATS|25|EU|descriptive|high
PAPUČKY|25|SK|descriptive|high
PERNÍČKY|30|SK|descriptive|high
KÁVOMAT|11|SK|descriptive|high
METAL DETECTOR|9|EU|descriptive|high
DATA LOGGER|9|US|descriptive|high
SIGNAL BOOSTER|9|UK|descriptive|high
KEY FINDER|9|EU|descriptive|high
EGG TIMER|9|UK|descriptive|high
RUST REMOVER|1|EU|descriptive|high
RUST CONVERTER|2|EU|descriptive|high
LIMESCALE REMOVER|3|UK|descriptive|high
ICE CRUSHER|7|EU|descriptive|high
WOOD CHIPPER|7|US|descriptive|high
HAND DRYER|11|EU|descriptive|high
NUT CRACKER|21|EU|descriptive|high
NUTCRACKER|21|UK|descriptive|medium
YOGA MAT|27|US|descriptive|high
PUNCH BAGS|28|UK|descriptive|high
DETEKTOR KOVOV|9|SK|descriptive|high
DRTIČ LEDU|7|CZ|descriptive|high
ODSTRAŇOVAČ HRDZE|3|SK|descriptive|high
DETECTOR DE METALES|9|ES|descriptive|high
METALLDETEKTOR|9|DE|descriptive|high
CRANE HIRE|37|UK|descriptive|high
PLANT HIRE|37|UK|descriptive|high
CHIMNEY SWEEP|37|EU|descriptive|high
COMPUTER RENTAL|42|US|descriptive|high
FURNITURE RENTAL|43|US|descriptive|high
RENTABIKE|39|EU|descriptive|high
POŽIČOVŇA NÁRADIA|37|SK|descriptive|high
PŮJČOVNA NÁŘADÍ|37|CZ|descriptive|high
WERKZEUGVERMIETUNG|37|DE|descriptive|high
LOCATION DE SKIS|41|EU|descriptive|high
VÊTEMENTS POUR ENFANTS|25|EU|descriptive|high
AGENCE IMMOBILIÈRE|36|EU|descriptive|high
GRILLE-PAIN|11|EU|descriptive|high
DÉTECTEUR DE FUMÉE|9|EU|descriptive|high
SALON DE COIFFURE|44|EU|descriptive|high
CALZATURE|25|EU|descriptive|high
MOBILI|20|EU|descriptive|high
LAVATRICE|7|EU|descriptive|high
CARICABATTERIE|9|EU|descriptive|high
PANIFICIO|30|EU|descriptive|high
SPREMUTA D'ARANCIA|32|EU|descriptive|high
IMPRESA DI PULIZIE|37|EU|descriptive|high
AUTOSCUOLA|41|EU|descriptive|high
CHAMPAGNER|33|DE|geographical_indication|high
KARLSBADER OBLATEN|30|EU|geographical_indication|high
EISWEIN|33|DE|descriptive|high
POZDNÍ SBĚR|33|CZ|descriptive|high
ĽADOVÉ VÍNO|33|SK|descriptive|high
GAS GRILL|11|UK|descriptive|high
FITNESS STUDIO|41|UK|descriptive|high
WELLNESS HOTEL|43|UK|descriptive|high
TATTOO STUDIO|44|UK|descriptive|high
`

/** Words of the kinds above for other goods, with no ground in them, as `marksWithoutGround`. */
export const marksOutOfKind = `
PURPLE COW|41|EU
FLYING PIG|33|EU
DONKEY|9|UK
GOAT|41|US
BLACK SHEEP|36|EU
BUSY BEE|37|EU
CAMEL|34|EU
PARROT|38|EU
SNAIL|39|EU
COW|35|EU
KRAVA|9|SK
VČELA|36|SK
ŤAVA|33|SK
CACTUS|35|EU
DAISY|35|EU
LOTUS|12|EU
LILY|36|EU
LUCKY CLOVER|28|EU
ROCKET|42|EU
ROCKET|35|UK
MARIGOLD|36|UK
THISTLE|9|UK
FIALKA|36|SK
ĽALIA|36|SK
LIRIO|36|ES
VEILCHEN|36|DE
BISON|7|EU
BISON|25|EU
OAK|37|EU
OAK|40|EU
OAK & PINE|25|EU
CEDAR|36|EU
MAPLE|42|US
EBONY|36|UK
BOROVICA|36|SK
DUB|41|SK
JAVOR|36|CZ
ROBLE|36|ES
EICHE|36|DE
KIEFER|9|DE
ANVIL|25|EU
ANVIL|42|US
BRIDGE|42|EU
KOTVA|36|SK
KOSA|25|SK
SICKLE|9|UK
NUTCRACKER|33|EU
NUTCRACKER|36|EU
CRUSHER|33|EU
DETECTOR|33|EU
TIMER|25|EU
CHIPPER|9|US
HIRE|9|UK
RENTAL|33|US
TURBAN|36|EU
MARTELLO|33|EU
SCARPA|9|EU
CHAPEAU|9|EU
COUTEAU|36|EU
`
