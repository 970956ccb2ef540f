/** Further rows of the table of `propose-marks.ts`: ways of making, told by their form; devices, plants and sports, by their names. */
export const marksOfMaking = `
FRESHLY SQUEEZED|32|EU|quality|medium
COLD PRESSED|32|US|quality|medium
HAND STITCHED|25|EU|quality|medium
HAND KNITTED|25|UK|quality|medium
FRESHLY ROASTED|30|US|quality|medium
SLOW COOKED|29|EU|quality|medium
HAND CARVED|20|US|quality|medium
HAND PAINTED|21|EU|quality|medium
RUČNĚ ŠITÉ|25|CZ|quality|medium
RUČNE ŠITÉ|25|SK|quality|medium
RUČNE MAĽOVANÉ|21|SK|quality|medium
RUČNĚ PLETENÉ|25|CZ|quality|medium
ČERSTVO LISOVANÉ|32|SK|quality|medium
ČERSTVĚ PRAŽENÁ|30|CZ|quality|medium
RECIÉN EXPRIMIDO|32|ES|quality|medium
HECHO A MANO|25|ES|quality|medium
COSIDO A MANO|25|ES|quality|medium
TEJIDO A MANO|25|ES|quality|medium
VOICE RECORDER|9|US|descriptive|high
VIDEO RECORDER|9|EU|descriptive|high
TAPE RECORDER|9|EU|descriptive|high
RADIO RECEIVER|9|EU|descriptive|high
BARCODE SCANNER|9|US|descriptive|high
DIKTAFÓN|9|SK|descriptive|high
ZESILOVAČ|9|CZ|descriptive|high
GRABADORA DE VOZ|9|ES|descriptive|high
GARDEN HOSE|21|EU|descriptive|high
WATERING CAN|21|EU|descriptive|high
GARDEN SPRINKLER|21|EU|descriptive|high
KROPICÍ KONEV|21|CZ|descriptive|high
ZÁHRADNÁ HADICA|21|SK|descriptive|high
MANGUERA DE JARDÍN|21|ES|descriptive|high
OKENNÉ ŽALÚZIE|20|SK|descriptive|high
VENETIAN BLINDS|20|EU|descriptive|high
INDOOR BLINDS|20|EU|descriptive|high
OKENNÍ ŽALUZIE|20|CZ|descriptive|high
ROLETY|20|CZ|descriptive|high
PERSIANAS|20|ES|descriptive|high
CURTAIN RODS|20|EU|descriptive|high
WATERCRESS|31|EU|descriptive|high
CRESS|31|UK|descriptive|high
CHICORY|31|EU|descriptive|high
ARUGULA|31|US|descriptive|high
ROCKET SALAD|31|UK|descriptive|high
ŽERUCHA|31|SK|descriptive|high
ŘEŘICHA|31|CZ|descriptive|high
BERROS|31|ES|descriptive|high
KOHLRABI|31|EU|descriptive|high
SWISS CHARD|31|US|descriptive|high
SAIL|41|EU|descriptive|medium
SAILING|41|EU|descriptive|high
SURF|41|EU|descriptive|medium
SKI|41|EU|descriptive|medium
DIVE|41|US|descriptive|medium
YOGA|41|EU|descriptive|high
PLACHTENIE|41|SK|descriptive|high
PLACHTĚNÍ|41|CZ|descriptive|high
VELA|41|ES|descriptive|medium
CLIMB|41|EU|descriptive|high
SWIM|41|US|descriptive|medium
SKI RENTAL|41|EU|descriptive|high
SKI HIRE|41|UK|descriptive|high
POŽIČOVŇA LYŽÍ|41|SK|descriptive|high
PŮJČOVNA LYŽÍ|41|CZ|descriptive|high
ALQUILER DE ESQUÍS|41|ES|descriptive|high
FILM RENTAL|41|US|descriptive|high
GAME RENTAL|41|EU|descriptive|high
BOOK RENTAL|41|EU|descriptive|high
PŮJČOVNA KNIH|41|CZ|descriptive|high
POŽIČOVŇA KNÍH|41|SK|descriptive|high
FRESHLY BAKED|30|EU|quality|medium
HAND PICKED|30|EU|quality|medium
ICE CUBES|30|EU|descriptive|medium
LAWN MOWER|7|EU|descriptive|medium
DOG COLLAR|18|EU|descriptive|medium
BATHROOM TILES|19|EU|descriptive|medium
FACIAL TISSUES|16|US|descriptive|medium
MOVING COMPANY|39|US|descriptive|medium
PIANO LESSONS|41|EU|descriptive|medium
CARPET CLEANING|37|EU|descriptive|medium
ONION RINGS|29|EU|descriptive|medium
RUČNE TKANÉ|24|SK|quality|medium
DREVENÉ OKNÁ|19|SK|descriptive|medium
KOŽENÉ PEŇAŽENKY|18|SK|descriptive|medium
OPRAVA STRIECH|37|SK|descriptive|medium
DETSKÉ PLIENKY|5|SK|descriptive|medium
KURACIE PRSIA|29|SK|descriptive|medium
ČISTIČKA VZDUCHU|11|CZ|descriptive|medium
STŘEŠNÍ KRYTINA|19|CZ|descriptive|medium
TEJIDO ARTESANAL|24|ES|descriptive|medium
ZUMO DE NARANJA|32|ES|descriptive|medium
CLASES DE GUITARRA|41|ES|descriptive|medium
ZAPATOS DE CUERO|25|ES|descriptive|medium
`
