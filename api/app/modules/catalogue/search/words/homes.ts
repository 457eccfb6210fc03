import type { CategorySynonyms } from '#modules/catalogue/search/category_synonyms'

/** Synonyms for homes, furniture and household appliances. */
export const HOMES: CategorySynonyms = {
  'rent-room': `
    room, kamra, rum, kholi, single room, कमरा, रूम, खोली > pg, hostel, flat, 1 rk, bachelor room, homestay, studio apartment
    flat, apartment, room, bhk, makaan, makan, house, ghar, फ्लैट, मकान, घर > 1 bhk, 2 bhk, 3 bhk, studio apartment, 1 rk, villa, bungalow
    1 bhk, one bhk, one bedroom, 1 bedroom, single bedroom
    2 bhk, two bhk, two bedroom, 2 bedroom, double bedroom
    3 bhk, three bhk, three bedroom, 3 bedroom
    1 rk, one room kitchen, room kitchen, studio apartment, studio flat
    pg, paying guest, hostel, pg bed, boys pg, girls pg, पीजी, हॉस्टल, छात्रावास > co living, coliving
    stay, accommodation, accomodation, lodging, lodge, hotel, guest room, dharamshala, dormitory, place to stay, place for rent, place for family, place for bachelor, bachelor flat, jagah, rehne ki jagah, rahne ki jagah, rehne, thaharne ki jagah, thaharne, रहने की जगह > room, homestay, guest house, cottage, villa
    homestay, home stay, guest house, guesthouse, farm stay, होमस्टे > cottage, airbnb
    villa, bungalow, kothi, farmhouse, farm house, कोठी, फार्महाउस
    houseboat, house boat, shikara, हाउसबोट
    shop, dukan, dukaan, showroom, shop space, दुकान
    office, office space, coworking, coworking space, co working, co working space, workspace, cabin, meeting room, conference room, ऑफिस
    godown, warehouse, storage space, store room, godam, गोदाम
    hall, banquet, banquet hall, marriage hall, marriage lawn, party hall, community hall, हॉल
    parking, parking space, car parking, park, park my car, place to park, garage, gaadi khadi karne, car khadi karne, gaadi park, पार्किंग
    terrace, roof top, rooftop, chhat
    plot, khet, zameen, land`,
  'home-accessories': `
    furniture, farnichar, farnicher, फर्नीचर > sofa, bed, table, chair, wardrobe, almirah, mattress, dining table, study table, bookshelf
    appliance, home appliance, kitchen appliance, gharelu saman, household item > fridge, washing machine, ac, cooler, microwave, mixer, television, geyser
    tool, tools, power tool, mistri ka saman > drill machine, angle grinder, welding machine, ladder, tool kit, jack hammer
    sofa, couch, settee, sofa set, सोफा > recliner, sofa cum bed, l shape sofa, three seater sofa
    sofa cum bed, sofa bed, futon
    bed, bistar, bistara, palang, khaat, khat, charpai, charpoy, chaarpai, takht, cot, double bed, single bed, पलंग, खाट, चारपाई, बेड, बिस्तर > queen bed, king bed, diwan, bunk bed, folding bed
    air bed, air mattress, inflatable bed, hava wala bed, hawa wala gadda
    mattress, gadda, matress, गद्दा
    wardrobe, almirah, almari, almira, cupboard, अलमारी > bureau
    table, mej, mez, desk, टेबल, मेज > study table, dining table, computer table, centre table, coffee table
    study table, writing table, computer table, work desk, desk, laptop table, padhai ki table
    dining table, dining set, dinner table, khane ki mej
    chair, kursi, कुर्सी > office chair, study chair, plastic chair, rocking chair, recliner, gaming chair, banquet chair
    office chair, computer chair, revolving chair, ergonomic chair, desk chair
    fridge, refrigerator, freeze, deep freezer, freezer, frij, फ्रिज, रेफ्रिजरेटर > double door, single door, mini fridge
    washing machine, kapde dhone ki machine, washer, laundry machine, वाशिंग मशीन, कपड़े धोने की मशीन > front load, top load
    ac, air conditioner, aircon, a c, split ac, window ac, portable ac, esi, एसी, एयर कंडीशनर > 1.5 ton, 1 ton
    cooler, air cooler, desert cooler, room cooler, kular, कूलर > symphony
    garmi, garmiyon, cooling, summer cooling, thandi hawa, thandak, गर्मी > cooler, ac, fan, air conditioner, mist fan
    sardi, thand, thandi, sardiyon, सर्दी, ठंड > heater, blower, geyser, blanket, jacket
    fan, pankha, pankhe, table fan, pedestal fan, ceiling fan, stand fan, पंखा > tower fan, farrata
    heater, room heater, blower, oil heater, हीटर
    geyser, water heater, gizer, गीजर
    inverter, ups, battery backup, इन्वर्टर
    generator, genset, generetor, jenset, dg set, जेनरेटर, जनरेटर > silent generator, kirloskar
    microwave, oven, otg, micro oven, माइक्रोवेव
    mixer, mixer grinder, masala pisne, juice nikalne, mixie, mixi, juicer mixer, juicer, blender, मिक्सर, मिक्सी > sujata
    grinder, mixer grinder, wet grinder
    wet grinder, idli grinder, dosa grinder, batter grinder
    gas stove, chulha, stove, cooktop, induction, induction stove, gas cylinder, chulah, चूल्हा, गैस
    water purifier, ro, purifier, pani saaf machine, aquaguard, kent
    vacuum cleaner, vacuum, cleaning machine, carpet cleaner, वैक्यूम
    air purifier, hawa saaf, saaf hawa, clean air, air cleaner, air cleaning, pollution, pradushan, प्रदूषण
    sewing machine, silai machine, silai, silne, silna, kapde silne, kapde silai, tailoring machine, stitching machine, सिलाई मशीन, सिलाई, सिलने > usha janome
    iron, press, istri, kapde press, steam iron, garment steamer, इस्त्री
    ladder, seedhi, sidhi, nasaini, aluminium ladder, step ladder, सीढ़ी
    drill machine, drill, chhed, ched karne, chhed karne, hole maker, deewar me chhed, drilling machine, hammer drill, dril, driller, ड्रिल मशीन, छेद करने > rotary hammer, bosch drill, impact drill, demolition hammer
    grinder machine, angle grinder, cutter machine, cutting machine, tile cutter, marble cutter
    tool kit, toolkit, tool box, toolbox, auzaar, aujar, औजार
    welding machine, welder set, welding set, arc welding, वेल्डिंग मशीन
    pressure washer, jet washer, car washer, high pressure pump
    water pump, motor pump, pani ki motor, pump set, pumpset, submersible, pani nikalne, pani khinchne, sinchai, irrigation, सिंचाई, मोटर पंप, पंप
    chainsaw, chain saw, wood cutter, wood cutting, tree cutter, tree cutting, lakdi katne, lakdi kaatne, lakdi katna, ped katne, aari, लकड़ी काटने, पेड़ काटने
    lawn mower, grass cutter, grass cutting machine, grass cutting, grass machine, ghaas kaatne, ghas katne ki machine, ghaas, ghas, brush cutter, mower
    concrete mixer, cement mixer, mixer machine, masala machine, vibrator
    scaffolding, shuttering, jack, paad
    spray machine, spray painting machine, paint sprayer, sprayer, fogging machine
    sprayer, spray pump, pesticide spray, pesticide sprayer, power sprayer, dawai chidakne, dawa chidakne, dawai chhidakne, chidkav, chidkaav, chidakne, chhidkaw, keetnashak, दवाई छिड़कने, छिड़काव
    carpet, rug, dari, galicha, कालीन
    lamp, light, table lamp, floor lamp
    curtain, parda, परदा
    bookshelf, book shelf, rack, shelf, bookcase
    tv unit, tv stand, tv cabinet
    dressing table, mirror, sheesha, शीशा
    dehumidifier, humidifier, moisture absorber, seelan
    swimming pool, kids pool, inflatable pool, paddling pool
    dishwasher, dish washer, bartan dhone ki machine
    chimney, kitchen chimney
    flour mill, atta chakki, aata chakki, aata pisne, gehu pisne, pisai, चक्की, आटा पीसने
    weighing machine, weighing scale, weight machine, tarazu, taraju, tolne, kaanta, तराजू
    air compressor, compressor, hawa bharne
    utensil, bartan, kitchen set, cookware, pressure cooker, बर्तन
    coffee machine, coffee maker, espresso machine
    water dispenser, water cooler, dispenser`,
}
