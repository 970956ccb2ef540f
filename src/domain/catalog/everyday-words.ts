import type { Language } from '#kernel/languages.ts'

/*
 * Words that people use for what they sell, beside the word that lists of goods use for it. Without diacritics; a word is
 * meant in all its endings. An empty word says nothing about the goods.
 */
const pairs: Record<Language, string> = {
  en: `shop=retail shops=retail store=retail stores=retail eshop=retail webshop=retail app=applications apps=applications
    shoe=footwear shoes=footwear sneakers=footwear trainers=footwear glasses=spectacles phone=smartphones phones=smartphones
    lawyer=legal lawyers=legal attorney=legal dentist=dentistry dentists=dentistry doctor=medical doctors=medical
    hairdresser=hairdressing barber=barbershop gym=fitness website=web websites=web vitamins=vitamin pram=pushchairs
    stroller=pushchairs diapers=nappies cookies=biscuits sweater=jumpers sweaters=jumpers movie=film movies=film
    flat=apartments flats=apartments builder=building builders=building winery=wine brewery=beer bakery=bread
    bakeries=bread carpenter=woodworking plumber=plumbing painter=painting tailor=tailoring vet=veterinary cab=taxi
    jewelry=jewellery supermarket=retail supermarkets=retail bookstore=retail bookshop=retail butcher=meat butchers=meat
    sportswear=clothing activewear=clothing swimwear=swimsuits tv=television champagne=wines prosecco=wines chicken=poultry
    drug=pharmaceutical drugs=pharmaceutical medicine=pharmaceutical medicines=pharmaceutical vape=cigarettes vapes=cigarettes
    vaping=cigarettes fridge=refrigerators fridges=refrigerators betting=gambling lottery=gambling lotteries=gambling
    casino=gambling staffing=recruitment skincare=cosmetic eyewear=spectacles tablets=tablet gaming=games train=locomotives
    trains=locomotives tattoo=tattooing tattoos=tattooing electricity=energy strollers=pushchairs prams=pushchairs agency=
    ai=intelligence
    pizzeria=restaurant pizzerias=restaurant bistro=restaurant
    saas=software crisps=crisps fries=chips holidays=holiday clothes=clothing apparel=clothing
    we= our ours us they them their you your it its i my the a an and or of for from with without to in on at by as is are be
    was has have sell sells selling sold make makes making made produce produces producing offer offers offering provide
    provides providing provider buy handmade homemade own new good best quality high small large big local company business firm brand
    products product goods services service online other others also later all kinds more very only some that this which who
    people customers every daily various special using use used people`,
  sk: `obchod=maloobchodne eshop=maloobchodne predajna=maloobchodne predajne=maloobchodne topanky=obuv tenisky=obuv
    aplikacia=aplikacie appka=aplikacie oblecenie=odevy saty=saty pravnik=pravne advokat=pravne advokati=pravne zubar=stomatologicke
    zubari=stomatologicke lekar=lekarske lekari=lekarske kadernik=kadernicke kadernictvo=kadernicke posilnovna=fitnescentier
    fitko=fitnescentier web=webovych weby=webovych vitaminy=vitaminove kociky=kociky plienky=plienky pivovar=pivo hostinec=restauracne krcma=restauracne vinarstvo=vino
    pekaren=chlieb telefon=telefony mobil=telefony hrncek=salky hrnceky=salky dom=domov byt=bytov byty=bytov stavba=stavebnictvo stolar=dreva
    shop=maloobchodne reality=nehnutelnosti realitna=nehnutelnosti auto=automobily auta=automobily autoservis=opravy
    lieky=farmaceuticke lekaren=farmaceuticke notebook=pocitace notebooky=pocitace ruksak=batohy ruksaky=batohy svietidlo=lampy
    svietidla=lampy hypoteka=hypotekarne hypoteky=hypotekarne tlaciaren=tlac fitness=fitnescentier elektrikar=elektroinstalacne
    cestovna=zajazdov kancelaria= advokatska=pravne uctovna=uctovnictvo udeniny=sunka projektovanie=architektonicke
    pizzeria=restauracne pizzerie=restauracne bistro=restauracne
    krajcir=krajcirstvo maliar=malovanie instalater=instalaterske veterinar=veterinarna vylety=zajazdov dovolenka=zajazdov
    my nas nasa nase nasi vas vase sme su je a aj alebo ale do na pre pri po od z zo s so v vo k ku ktore ktory ktora to ten
    ta tie predavame predavam predaj predavat vyrabame vyrabam vyroba vyrobky vyrobok vyrabane ponukame poskytujeme
    robime robim tovar sluzby sluzba firma podnik znacka rucne rucna domace vlastne vlastny vlastna nove novy kvalitne najlepsie
    male velke online tiez neskor vsetky rozne druhy viac iba len pre ludi zakaznikov pouzitie ucely`,
  cs: `obchod=maloobchodni eshop=maloobchodni prodejna=maloobchodni prodejny=maloobchodni boty=obuv tenisky=obuv
    aplikace=aplikace appka=aplikace obleceni=odevy pravnik=pravni advokat=pravni advokati=pravni zubar=stomatologicke
    zubari=stomatologicke lekar=lekarske lekari=lekarske kadernik=kadernicke kadernictvi=kadernicke posilovna=fitcenter
    fitko=fitcenter web=webovych weby=webovych vitaminy=vitaminove kocarky=kocarky pleny=pleny pivovar=pivo hostinec=restauracni hospoda=restauracni vinarstvi=vino
    pekarna=chleb telefon=telefony mobil=telefony hrnek=salky hrnky=salky dum=domu byt=bytu byty=bytu stavba=stavebnictvi truhlar=dreva
    shop=maloobchodni reality=nemovitosti realitni=nemovitosti auto=automobily auta=automobily autoservis=opravy
    lek=farmaceuticke leky=farmaceuticke lekarna=farmaceuticke notebook=pocitace notebooky=pocitace povleceni=lozni
    svitidlo=lampy svitidla=lampy hypoteka=hypotecni hypoteky=hypotecni tiskarna=tisk fitness=fitcenter elektrikar=elektroinstalacni
    cestovni=zajezdu kancelar= advokatni=pravni ucetni=ucetnictvi uzeniny=sunka projektovani=architektonicke
    pizzerie=restauracni pizzeria=restauracni bistro=restauracni
    krejci=krejcovstvi malir=malirske instalater=instalaterske veterinar=veterinarni vylety=zajezdu dovolena=zajezdu
    my nas nase nasi vas vase jsme jsou je a i nebo ale do na pro pri po od z ze s se v ve k ke ktere ktery ktera to ten ta ty
    prodavame prodavam prodej prodavat vyrabime vyrabim vyroba vyrobky vyrobek vyrabene nabizime poskytujeme delame delam
    zbozi sluzby sluzba firma podnik znacka rucne rucni domaci vlastni nove novy kvalitni nejlepsi male velke online take
    pozdeji vsechny ruzne druhy vice jen pouze lidi zakazniku pouziti ucely`,
  es: `tienda=minorista tiendas=minorista app=aplicaciones apps=aplicaciones zapatos=calzado zapatillas=calzado
    telefono=telefonos movil=telefonos pesas=mancuernas licuadora=extractores abogado=juridicos abogados=juridicos dentista=odontologia dentistas=odontologia
    medico=medicos peluquero=peluqueria gimnasio=fitness web=web bodega=vino cerveceria=cerveza panaderia=pan vitaminas=vitaminicas
    panales=panales piso=apartamentos pisos=apartamentos constructora=construccion carpintero=madera sastre=confeccion
    cafeteria=restaurante taller= mecanico=reparacion agencia= videojuego=juegos videojuegos=juegos medicamento=farmaceuticas
    medicamentos=farmaceuticas reforma=construccion reformas=construccion informatico=software informaticos=software coches=automoviles moviles=telefonos
    pizzeria=restaurante pizzerias=restaurante bistro=restaurante
    fontanero=fontaneria pintor=pintura veterinario=veterinarios coche=automoviles vestidos=vestidos jersey=jerseis
    nosotros nuestro nuestra nuestros nuestras su sus el la los las un una unos unas y o de del para por con sin a al en es son
    que se lo vendemos vendo venta vender fabricamos fabrico hacemos hago producimos ofrecemos ofrezco productos producto
    servicios servicio empresa negocio marca hecho hechos hecha hechas mano propio propia propios nuevas nuevo nueva buena
    calidad mejor mejores pequeno grande online tambien despues todo todos tipos mas solo gente clientes uso cuanto`,
}

const words: Record<Language, ReadonlyMap<string, string>> = {
  en: read(pairs.en),
  sk: read(pairs.sk),
  cs: read(pairs.cs),
  es: read(pairs.es),
}

function read(text: string): Map<string, string> {
  return new Map(
    text.split(/\s+/).map((pair) => {
      const [said = '', meant = ''] = pair.split('=')
      return [said, meant]
    }),
  )
}

/** The word of a list for an everyday one: itself when we know no other, null when it says nothing about goods. */
export function listWord(word: string, language: Language): string | null {
  if (word.length < 3 && !words[language].get(word)) return null
  return (words[language].get(word) ?? word) || null
}

/** By what way goods are sold, in words of `termWords`: it names no service that is sold. */
const ways: Record<Language, RegExp> = {
  en: /\b(?:on|over|via|through|from) (?:the|our|my|a) (?:own )?(?:web|website|site|internet|app)\b/g,
  sk: /\b(?:cez|na|prostrednictvom|z) (?:vlastny |vlastnom |nas |nasom |nasu |nasej |svoj |svojom )?(?:web|webe|webu|internet|internete|internetu|webovu stranku|webovej stranke|stranke|stranku)\b/g,
  cs: /\b(?:pres|na|prostrednictvim|z) (?:vlastni |vlastnim |nas |nasem |nasi |svuj |svem )?(?:web|webu|internet|internetu|webove stranky|webovych strankach|strankach|stranky)\b/g,
  es: /\b(?:en|por|a traves de|desde) (?:la |el |nuestra |nuestro |mi |una )?(?:web|pagina web|internet|sitio web|sitio)\b/g,
}

/** A description in words of `termWords` without the ways by which its goods are sold (on the web, cez internet). */
export const withoutWays = (described: string, language: Language): string => described.replace(ways[language], ' ')
