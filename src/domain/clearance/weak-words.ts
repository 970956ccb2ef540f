import { normalise } from './letters.ts'
import { weights } from './weights.ts'

const setOf = (text: string): ReadonlySet<string> => new Set(text.split(' ').map((word) => normalise(word).compact))

/** Legal forms and particles: they name no source. */
const forms = setOf(
  'ltd limited inc incorporated llc llp plc corp corporation co company gmbh mbh ag kg ug ohg sa se sas sarl srl srls spa bv nv ab oy ' +
    'oyj as aps asa sro spol vos sl slu slp cia cie compania compagnie lda ltda pty pvt pte kft zrt doo zoo sia and the of for by in to ' +
    'at on an from el la los las les der die das dem den de del della dei di da y e und et von une mit i s z na pod pre pri v o od do ' +
    'pro con para por per pour avec with a',
)

/** Words that praise or describe nearly anything, and so distinguish little. */
const general = setOf(
  'group holding holdings international intl global world worldwide europe european euro america american national eco bio natural ' +
    'nature organic super mega ultra extra max maxi mini micro plus premium premier premiere prestige pro prime best better ' +
    'top first new original originals classic classics gold golden royal royale deluxe luxury luxe elite select selection ' +
    'exclusive quality perfect ideal excellent excellence superior finest fine great good real true authentic genuine special ' +
    'unique ultimate advanced modern basic basics essential essentials simple simply total complete universal general more most ' +
    'shop store outlet market mart depot warehouse online web net digital cyber smart service services serv solution ' +
    'solutions system systems tech technology technologies technik center centre house home club team studio studios lab labs ' +
    'atelier design designs brand brands product products production productions collection line series range edition trade ' +
    'trading import export industries industry industrial enterprise enterprises ventures venture partners partner associates ' +
    'agency bureau office institute institut foundation association society network networks capital business ' +
    'company management consulting supply supplies works factory manufactory official direct express fast quick rapid ' +
    'easy care help my our your e app com org eu sk cz es usa uk us de www http inc life lifestyle style fit since est ' +
    'skupina svet svetovy medzinarodny europsky najlepsi novy dobry dobre pravy originalny tradicny tradicia ' +
    'obchod obchodik eshop predajna velkoobchod trh sluzby sluzba riesenia riesenie systemy dom domov centrum stredisko ' +
    'kvalita kvalitny prirodny vyroba vyrobky vyrobok znacka spolocnost zdruzenie ustav agentura kancelaria ' +
    'partneri podnik podnikanie slovensko slovensky slovenska slovak slovakia luxusny vyhodny lacny lacno ' +
    'mezinarodni evropsky nejlepsi prodejna reseni kvalitni ' +
    'prirodni spolecnost sdruzeni kancelar podnikani cesko cesky ceska czech luxusni levny ' +
    'grupo mundo mundial internacional europeo nacional mejor nuevo nueva bueno buena tienda tiendas mercado comercio ' +
    'comercial servicio servicios solucion soluciones sistema sistemas tecnologia tecnologias casa centro hogar calidad excelencia ' +
    'autentico tradicion tradicional marca marcas producto productos linea coleccion industrias empresa empresas asociados socios ' +
    'agencia instituto fundacion asociacion gestion oficial directo rapido facil lujo espanol espana iberica iberico ' +
    'gruppe welt weltweit neu neue beste bester besten gut handel haus heim werk werke dienst dienste qualitat losungen verein ' +
    'gesellschaft deutsche deutsch deutschland fabrik zentrum groupe monde mondial nouveau nouvelle bon bonne meilleur maison ' +
    'boutique magasin qualite societe francais france gruppo mondo nuovo nuova buono migliore negozio mercato servizi qualita ' +
    'italia italiano italiana italian societa azienda fabbrica',
)

const byClass: ReadonlyMap<number, ReadonlySet<string>> = new Map(
  Object.entries({
    1: 'chem chemical chemicals chemie chemia quimica agro glue adhesive fertilizer resin resins hnojivo hnojiva lepidlo lepidla adhesivo abono',
    2: 'color colors colour colours paint paints coating coatings varnish lack farben farby farba barvy barva lak laky pintura pinturas colore',
    3:
      'beauty cosmetics cosmetic cosmetique skin skincare care hair soap clean cleaner shampoo cream lotion balm makeup nail nails perfume parfum ' +
      'parfums derma face body spa natur beaute kosmetik krasa kozmetika kosmetika mydlo vlasy plet krem sampon belleza cosmetica jabon piel cabello crema',
    4: 'oil oils petrol fuel fuels gas diesel energy wax candle candles lubricant lubricants olej oleje palivo sviecka sviecky svicka svicky nafta petroleo velas',
    5:
      'pharm pharma pharmacy pharmaceutical pharmaceuticals med medical medic medica vita vital vitamin vitamins health healthcare care bio nutri ' +
      'nutrition supplement supplements lek lieky lekaren lekarna zdravie zdravi vitamin vitaminy salud farma farmacia derma cura sante salute',
    6: 'metal metals steel iron alu aluminium aluminum wire lock locks kov kovy ocel zelezo zamky acero hierro metales stahl acier',
    7: 'machine machines machinery motor motors engine tools power pump pumps turbo hydraulic hydraulics robotics stroje stroj cerpadla maquinas maquinaria bombas maschinen',
    8: 'tool tools knife knives blade blades cut razor hand naradie naradi noze noz cuchillo cuchillos herramienta herramientas werkzeug',
    9:
      'soft software data cloud tech app apps digital phone mobile audio sound video vision camera photo computer computers electronic electronics electro ' +
      'cyber net code security sensor laser lens optic optics optical glasses eyewear vr ai led pocitac pocitace optika okuliare bryle telefon elektro elektronika ' +
      'ordenador electronica gafas optica datos',
    10: 'medical medic medi med dental ortho surgical health implant implants clinic lekarsky zdravotnicky zdravotni medico medica quirurgico ortopedia',
    11:
      'light lights lighting lamp lamps led heat heating heater cool cooling air aqua water filter clima solar bath sauna grill oven svetlo svietidla ' +
      'svitidla lampa kurenie topeni klima sauna kupelna koupelna luz lampara bano calefaccion licht',
    12: 'car cars auto autos motor motors moto bike bikes cycle cycles wheel wheels tire tires tyre tyres truck trucks drive vehicle vehicles parts auta vozidla vozidlo kolo kola bicykel bicykle pneu coche coches bici llantas neumaticos',
    13: 'arms gun guns ammo ammunition fireworks pyro zbrane strelivo ohnostroj armas municion',
    14: 'watch watches clock time jewelry jewellery jewels jewel jewelers diamond diamonds gold silver ring rings pearl sperky sperk klenoty hodinky zlato joyas joya joyeria reloj relojes bijoux schmuck uhren',
    15: 'music musical guitar guitars piano pianos violin drums drum sound instruments hudba hudobne nastroje gitary kytary musica instrumentos guitarra',
    16: 'paper print printing book books press magazine news journal card cards pen pens office publishing papier papir kniha knihy noviny casopis tlac tisk papel libro libros prensa revista editorial',
    17: 'rubber foam plastic plastics seal seals insulation tape guma izolacia izolace tesnenie tesneni plast plasty caucho goma plastico aislamiento',
    18: 'bag bags backpack backpacks leather luggage purse travel pet umbrella tasky taska kabelky kabelka batoh batohy kufre koza kuze cuero bolso bolsos mochila maletas',
    19: 'building build wood timber stone brick concrete cement glass floor floors tile tiles window windows stavebniny drevo kamen beton okna dvere podlahy madera piedra ladrillo cemento ventanas suelos',
    20: 'furniture bed beds mattress sofa chair chairs table interior interiors wood design nabytok nabytek postel postele matrac matrace stolicky zidle interier muebles mueble colchon colchones cama camas mobel',
    21: 'glass ceramic ceramics porcelain cup cups kitchen cook cookware brush clean bottle sklo keramika porcelan kuchyna kuchyne vidrio ceramica cocina porcelana',
    22: 'rope ropes tent tents sail sails bag bags net nets lana siete stany stan plachty cuerdas redes carpas',
    23: 'yarn yarns thread threads wool cotton knit priadza prize nite vlna hilo hilos lana algodon',
    24: 'textile textiles fabric fabrics linen cotton silk bed bedding towel towels home textil latky latka bytovy uteraky rucniky telas tela tejidos toallas lino',
    25:
      'wear fashion fashions clothing clothes apparel garments moda mode style jeans denim sport sports sportswear couture outfit shoe shoes boots socks shirt shirts dress ' +
      'hat hats underwear lingerie odevy odev obuv topanky boty tricko tricka oblecenie obleceni saty ropa zapatos calzado camisetas vestidos',
    26: 'button buttons ribbon ribbons lace zip zipper wig gombiky knofliky stuhy cipky botones cintas encaje',
    27: 'carpet carpets rug rugs floor flooring wallpaper koberce koberec tapety podlahy alfombra alfombras papelpintado moqueta',
    28: 'toy toys game games gaming play sport sports fitness puzzle puzzles doll dolls ball hracky hracka hra hry juguete juguetes juego juegos',
    29:
      'food foods farm farms meat meats milk dairy cheese fish seafood egg eggs fruit fruits vegetable vegetables oil olive nuts fresh potraviny maso maslo mlieko mleko ' +
      'mliekaren mlekarna syr syry ryby vajcia vejce ovocie ovoce zelenina alimentos carne carnes leche queso quesos pescado jamon huevos frutas',
    30:
      'food foods coffee espresso tea teas bakery bread cake cakes cookie cookies sweet sweets candy chocolate pizza pasta rice spice spices sauce ice cream cafe kava caj caje ' +
      'pekaren pekarna chlieb chleba cukraren cukrarna cukriky cokolada zmrzlina korenie koreni pan panaderia pasteleria dulce dulces chocolate te helado helados arroz miel',
    31: 'farm farms garden gardens seed seeds plant plants flower flowers fruit fruits vegetable vegetables animal animals pet pets dog cat feed grain hay zahrada semena osivo kvety kvetiny rastliny krmivo zelenina jardin semillas plantas flores mascotas',
    32: 'beer beers ale lager brew brewery brewing water waters drink drinks juice juices soda lemonade cola energy pivo pivovar voda vody limonada dzus sirup mineralka napoj napoje cerveza cervezas cerveceria agua aguas zumo zumos bebida bebidas',
    33: 'wine wines winery spirits spirit vodka gin rum whisky whiskey brandy liqueur distillery cellar cellars vineyard vineyards vino vina vinarstvo vinarstvi vinice vinica likér likery destilat palenka palirna pálenica bodega bodegas vinos vinedos licor licores destileria',
    34: 'tobacco tobaccos cigar cigars cigarette cigarettes smoke smoking vape vapes vapor shisha hookah pipe tabak cigary cigarety tabaco puros cigarros',
    35: 'shop store market marketing advertising media consulting business retail wholesale sales franchise recruitment jobs hr seo reklama poradenstvo poradenstvi obchod praca prace tienda publicidad negocio negocios ventas empleo',
    36: 'bank banks banking capital finance financial finances fin invest investment investments investing insurance fund funds asset assets wealth credit loan loans pay payment payments money cash coin crypto property properties estate estates reality realitna realitni banka financie poistenie poistovna pojisteni pojistovna peniaze penize uver banco bancos finanzas seguro seguros inversiones dinero credito inmobiliaria',
    37: 'build builder builders building construction constructions repair repairs service renovation install installation plumbing roof roofing clean cleaning maintenance stavby stavba stavebna stavebni oprava opravy servis upratovanie uklid montaz strechy construccion construcciones reparacion reparaciones limpieza obras reformas',
    38: 'telecom telecoms telecommunications mobile net network networks media tv radio broadcast broadcasting phone internet cable wifi televizia televize telefon telefonia television comunicaciones',
    39: 'travel travels tour tours tourism trip trips taxi cab transport transports transportation logistics cargo freight shipping delivery courier parcel air airlines airways cruise cruises bus rental cestovna cestovni cestovanie doprava preprava kurier zajazdy zajezdy viaje viajes transporte transportes logistica mudanzas envios turismo',
    40: 'recycling recycle printing print treatment processing metal waste recyklacia recyklace spracovanie zpracovani tlac tisk reciclaje impresion tratamiento',
    41: 'academy school schools college university training trainings learning education course courses coaching sport sports gym yoga dance music film films movie movies cinema theatre theater event events festival show fitness book books publishing skola skoly skolka akademia akademie kurz kurzy vzdelavanie vzdelani tanec hudba divadlo escuela escuelas academia colegio universidad formacion cursos danza teatro eventos',
    42: 'software data cloud tech lab labs laboratory research science engineering architects architecture it digital code coding systems web hosting design saas ai vyvoj vyskum vyzkum projekt projekty inzinierstvo architekt ingenieria arquitectura desarrollo investigacion',
    43: 'hotel hotels motel hostel inn resort resorts apartment apartments suites rooms restaurant restaurants cafe coffee bar bars pub bistro pizza pizzeria burger burgers kebab sushi steak grill kitchen cuisine catering food tavern diner restauracia restaurace penzion hostinec hospoda krcma kaviaren kavarna ubytovanie ubytovani jedalen jidelna cukraren kuchyna restaurante restaurantes taberna cafeteria cerveceria hostal posada alojamiento cocina ristorante trattoria',
    44: 'clinic clinics medical medicine dental dentist health healthcare beauty spa care doctor doctors hospital therapy massage hair salon barber vet veterinary garden klinika zdravie zdravi zubar stomatologia ambulancia ordinacia ordinace masaz masaze kadernictvo kadernictvi veterina krasa salud clinica medico medicos peluqueria belleza masajes estetica',
    45: 'law legal lawyer lawyers attorney attorneys patent patents security guard guards dating wedding funeral advokat advokati pravo pravne pravni bezpecnost svadby svatby pohrebna pohrebni abogado abogados derecho seguridad bodas funeraria',
  }).map(([number, text]) => [Number(number), setOf(text)]),
) // prettier-ignore

/** What a word weighs in a mark, 0 to 1: a legal form next to nothing, a word of praise little. */
export function wordWeight(word: string): number {
  if (forms.has(word)) return weights.word.form
  if (general.has(word)) return weights.word.weak
  return word.length <= 2 ? weights.word.short : 1
}

/** Whether a word describes the goods of a class. */
export function describesClass(word: string, niceClass: number): boolean {
  return byClass.get(niceClass)?.has(word) ?? false
}

/** Whether a piece added to a mark adds little: a form, a word of praise or one that describes a class. */
export function isWeak(word: string): boolean {
  return forms.has(word) || general.has(word)
}
