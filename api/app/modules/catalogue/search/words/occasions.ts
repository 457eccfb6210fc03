import type { CategorySynonyms } from '#modules/catalogue/search/category_synonyms'

/** Synonyms for wedding, festival and party equipment and clothing. */
export const OCCASIONS: CategorySynonyms = {
  'event-accessories': `
    tent, shamiana, pandal, mandap, canopy, tambu, marquee, gazebo, टेंट, तंबू, शामियाना, पंडाल, मंडप > wedding tent, party tent, waterproof tent, gazebo
    mandap, mandap sajane, wedding stage, phera mandap, vedi
    stage, manch, platform, stage setup, मंच
    dj, dj set, dj system, disc jockey, dj sound, sound system, dj wala, डीजे > mixer, pioneer dj, dj console
    party item, party items, function ka saman, event items > tent, chair, decoration, sound system, light
    sound system, pa system, sound set, loudspeaker, loud speaker, amplifier, mic set, bhonpu, lautspikar, साउंड सिस्टम, लाउडस्पीकर > line array
    light, lighting, fairy light, decorative light, decoration light, led light, jhalar, ladi, string light, lights, लाइट, झालर > par light, disco light, dancing light, diwali light, stage light, laser light
    disco light, party light, dance light, laser light, disco ball
    decoration, decor, sajawat, sajane, sajana, decorating, mandap decoration, mandap sajane, stage decoration, dekoration, balloon decoration, birthday decoration, flower decoration, phool decoration, सजावट > balloon arch, backdrop, phoolon
    balloon, gubbara, gubbare, गुब्बारा
    flower, phool, garland, mala, फूल
    banquet chair, plastic chair, party chair, function chair, chairs for function, kursi, chair, tent house chair, कुर्सी
    party table, buffet table, round table, banquet table
    catering, catering set, catering vessel, cooking vessel, bartan, utensil, bhagona, deg, degchi, kadhai, patila, बर्तन > chafing dish, buffet set, tandoor, dinner set
    chafing dish, buffet set, food warmer, hot case
    crockery, plate, glass, dinner set, thali
    dhol, drum, nagada, dhol tasha, ढोल > punjabi dhol, tasha, nasik dhol
    band baja, brass band, band, baja, बैंड बाजा
    ghodi, horse, ghoda, baggi, buggy, chariot, rath, doli, palki, घोड़ी
    smoke machine, fog machine, cold pyro, dry ice machine, co2 jet, sparkular
    photo booth, selfie booth, 360 booth, selfie point
    bubble machine, snow machine, confetti
    popcorn machine, cotton candy machine, chocolate fountain, candy floss
    led wall, led screen, video wall, big screen
    red carpet, carpet, dari, aisle runner
    throne, wedding chair, king chair, varmala chair, maharaja chair, sinhasan, wedding sofa, maharaja sofa, jaimala sofa
    diya, deepak, lamp, brass diya, दीया
    puja set, pooja set, pooja thali, havan kund, puja samagri, पूजा
    bouncy castle, jumping castle, bounce house, trampoline, mickey mouse jumping
    mist fan, mist cooler, jumbo cooler, patio heater
    dance floor, led floor
    mascot, cartoon mascot, teddy costume, santa
    idol, ganpati, ganesh murti, durga murti, jhanki
    podium, dais, lectern
    barbecue, bbq, barbeque, grill, tandoor, बारबेक्यू
    portable toilet, mobile toilet, bio toilet`,
  'clothing': `
    lehenga, lehnga, lahanga, ghagra, lehenga choli, लहंगा > bridal lehenga, chaniya choli, ghagra choli
    chaniya choli, garba dress, garba, garba night, dandiya, dandiya dress, navratri dress, kediyu, ghagra choli, ghagra, चनिया चोली, घाघरा, गरबा
    dress, outfit, kapde, kapda, clothes, poshak, कपड़े, ड्रेस > lehenga, chaniya choli, sari, gown, sherwani, suit, kurta, costume, fancy dress
    bridal dress, bridal wear, bride dress, wedding dress, dulhan ka joda, dulhan dress, shaadi ka joda, dulhan, bridal lehenga, दुल्हन > lehenga, bridal sari, gown
    groom dress, groom wear, dulha dress, dulhe ki dress, dulha, sherwani, दूल्हा, शेरवानी > sherwani, jodhpuri, achkan, indo western
    sherwani, achkan, bandhgala, jodhpuri suit, jodhpuri, शेरवानी > indo western
    sari, saree, साड़ी > kanjivaram, banarasi, silk sari, paithani, chiffon sari, half saree
    suit, coat pant, blazer, tuxedo, tux, three piece, 3 piece suit, coat suit, formal suit, कोट, सूट > reception suit
    gown, evening gown, party gown, ball gown, prom dress, cocktail dress, गाउन > trail gown, maternity gown
    kurta, kurta pajama, kurta pyjama, pathani, kurta set, कुर्ता
    salwar suit, salwar kameez, anarkali, punjabi suit, ladies suit, sharara, gharara, सलवार
    jewellery, jewelry, jewelery, gehna, gahna, gehne, zevar, jewar, ornament, आभूषण, गहना, ज़ेवर, ज्वेलरी > kundan, necklace, bridal set, maang tikka, bangles, polki, choker, temple jewellery, chooda, jhumka
    necklace, haar, har, choker, gale ka haar, mala, हार > kundan, polki
    maang tikka, mang tika, tikka, matha patti, मांग टीका
    bangle, chudi, choodi, chuda, chooda, kangan, चूड़ी, कंगन
    earring, jhumka, jhumki, bali, झुमका
    turban, safa, pagdi, pagri, साफा, पगड़ी
    costume, fancy dress, dance costume, dance dress, natak costume, cosplay, कॉस्ट्यूम > bharatanatyam, kathak, superhero, santa, garba dress, krishna dress
    jacket, winter jacket, thand ke kapde, sardi ke kapde, down jacket, snow jacket, coat, winter wear, garam kapde, warm clothes, winter clothes, woollen clothes, snow clothes, thermals, गरम कपड़े, snow suit, जैकेट > ski jacket, woollen
    shoe, footwear, joota, juta, mojari, jutti, sandal, heels, boots, जूता, जूते > wedding shoes, mojari
    handbag, clutch, purse, designer bag, potli
    graduation gown, convocation gown, convocation, lawyer gown, black gown
    dhoti, veshti, mundu, lungi
    dupatta, chunri, odhni, chunni`,
}
