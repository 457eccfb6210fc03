import type { CategorySynonyms } from '#modules/catalogue/search/category_synonyms'

/** Synonyms for people who offer services. */
export const PEOPLE: CategorySynonyms = {
  'hard-worker': `
    labour, labor, majdoor, mazdoor, worker, helper, coolie, kuli, kaamgar, kamgar, shramik, daily wage, मजदूर, मज़दूर, लेबर, कामगार > mason, farm hand, loading team, construction labour
    mason, rajmistri, raj mistri, mistri, mistry, bricklayer, राजमिस्त्री, मिस्त्री > plaster work, tile fitter
    electrician, bijli wala, bijli mistri, electric mistri, wireman, lineman, bijli ka kaam, electrical work, इलेक्ट्रीशियन, बिजली वाला > wiring
    plumber, nal wala, nal, nalka, plambar, plumbing, pipe fitter, nalsaz, tap repair, tap, leakage, नल, प्लंबर, नल वाला > sanitary
    carpenter, badhai, barhai, lakdi ka kaam, furniture maker, wood worker, बढ़ई, कारपेंटर
    painter, house painter, paint, deewar paint, paint karne, rang karne, rang wala, putai wala, putai, rangai, painting work, house painting, wall painting, whitewash, paint wala, पेंटर, रंगाई, पुताई > waterproofing
    cook, chef, khansama, rasoiya, bawarchi, halwai, maharaj, khana banane, khana pakane, khana banane wali bai, rasoi, cooking, caterer, रसोइया, हलवाई, बावर्ची, कुक, खाना बनाने, खाना पकाने > home cook
    maid, bai, kaam wali, kaam wali bai, house maid, house help, domestic help, naukrani, naukar, cleaner, safai wala, safai wali, safai wali bai, jhadu pocha, jhaadu, bartan wali, domestic worker, housekeeping, कामवाली, बाई, नौकरानी, झाड़ू पोछा
    cleaner, cleaning service, safai, saaf safai, ghar ki safai, house cleaning, home cleaning, deep cleaning, sweeper, safai karmchari, सफाई > maid
    mechanic, mistri, machanic, garage mistri, bike mistri, gaadi mistri, car mistri, repair man, repair, repairing, servicing, मरम्मत, रिपेयर, मैकेनिक > bike mechanic, car mechanic, puncture
    packers, movers, packers and movers, packing, pack karne wale, saman pack, samaan pack, saman pack karne wale, unloading, loading, shifting team, saman uthane wala, loader, hamal > loading team, packing team
    farm hand, farm worker, khet majdoor, fasal kaatne, fasal katne, fasal kaatne wale, fasal katai, katai, kataai, kheti majdoor, kisan majdoor, farm labour, harvest worker, खेत मजदूर
    caretaker, nurse, attendant, patient care, look after, take care, looking after, seva karne, dekhbhal, dekh bhal, bimar, mareez, bujurg, elderly care, old age care, देखभाल, मरीज, बीमार, ayah, aaya, elder care, ward boy, nars, नर्स, आया > patient attendant
    babysitter, nanny, baby sitter, child care, bachche sambhalne wali, sambhalne wali, bachcha sambhalna, sambhalna, sambhalne, ayah, aaya, day care, बेबीसिटर
    gardener, mali, bagwani, gardening, baagwan, garden work, माली
    security guard, guard, suraksha, pahredar, watchman, chowkidar, bouncer, सिक्योरिटी, चौकीदार, गार्ड
    photographer, videographer, photo khinchne wala, video banane wala, cameraman, photo wala, camera man, फोटोग्राफर
    welder, welding wala, fabricator, lohar, gate wala, वेल्डर
    tailor, darzi, darji, silai wala, masterji, दर्जी
    tutor, teacher, home tutor, tuition, padhane wala, sikhane wala, coaching, ट्यूशन, शिक्षक, master, trainer, टीचर
    beautician, makeup artist, make up artist, mehndi wali, mehandi artist, mehndi artist, mehendi, mehendi artist, mehndi, parlour wali, hair dresser, मेहंदी
    priest, pandit, pujari, purohit, pandit ji, पंडित
    waiter, server, serving, serving staff, serving boy, catering staff, parosne, khana parosne, parosna, bearer, वेटर, परोसने
    ac mechanic, ac repair, ac repairing, ac servicing, cooler repair, tv repair, fridge repairing, washing machine repairing, ac wala, ac thik karne wala, ac theek karne wala, fridge repair, fridge mechanic, washing machine repair, ac technician, appliance repair, ro repair
    pest control, keede maarne wala
    borewell, well digger, digging worker
    tile fitter, tile mistri, marble fitter, tiles lagane wala
    magician, jadugar, clown, joker, anchor, emcee, singer, band member
    delivery boy, delivery partner, courier boy`,
  'book': `
    book, kitab, pustak, kitaben, pustaken, किताब, पुस्तक, किताबें > novel, ncert, mbbs, llb, textbook, guide, notes, comics, upsc, neet, jee, magazine, encyclopedia
    upsc, ias, civil services, upsc book, prelims, यूपीएससी > laxmikanth, spectrum, gs notes
    neet, medical entrance > neet notes, biology
    jee, iit, iit jee, jee book, jee main, jee advanced, jee notes, jee preparation, jee taiyari, engineering entrance > hc verma, irodov, rd sharma
    ncert, school book, textbook, text book, course book, cbse, एनसीईआरटी > class 10, class 12, class 11
    novel, story book, storybook, fiction, upanyas, kahani ki kitab, उपन्यास, कहानी > harry potter, agatha christie, feluda, chetan bhagat
    comic, comics, kahani, कॉमिक्स > amar chitra katha, tinkle, chacha chaudhary, marvel, tintin
    mbbs, medical book, doctor book, anatomy book > gray, guyton, harrison, robbins
    law book, llb, vakil, kanoon, clat, legal book > bare act
    notes, study material, coaching notes, handwritten notes, study notes, module
    ssc, bank exam, bank po, railway exam, competitive exam, government exam, sarkari exam, gate exam, ssc exam, sarkari naukri > lucent, rs aggarwal, gate
    exam preparation, exam prep, exam ki taiyari, pariksha ki taiyari, taiyari, preparation, entrance exam, परीक्षा की तैयारी, तैयारी
      > upsc, neet, jee, ssc, ncert, notes, mba entrance, cat exam, gate, prelims, guide, previous year, hc verma, bank po
    engineering book, btech book, b tech book, polytechnic
    ca book, chartered accountant, commerce book, accounts book, cma
    cookbook, cook book, recipe book
    religious book, gita, ramayan, mahabharat, quran, bible, dharmik
    dictionary, shabdkosh`,
  'other': `
    camping tent, camp tent, trekking tent, trek tent, 2 person tent, 3 person tent, hiking tent, dome tent, person tent
    trekking gear, trek gear, trekking equipment, hiking gear, trekking, trek, ट्रेकिंग > trekking tent, rucksack, sleeping bag, trekking pole, trekking shoe
    camping gear, camping equipment, camping, कैंपिंग > camping tent, sleeping bag, camping stove, camp chair
    sleeping bag, sleeping mat, camping mat, स्लीपिंग बैग
    rucksack, backpack, trekking bag, hiking bag, haversack, travel bag, bag, बैग, रकसैक
    trekking shoe, hiking shoe, trekking boot, trek shoe, hiking boot
    trekking pole, walking stick, hiking stick, trek pole
    suitcase, trolley bag, luggage, travel bag, bag, सूटकेस
    guitar, gitar, acoustic guitar, electric guitar, गिटार > ukulele, bass guitar, yamaha
    harmonium, baja, peti, हारमोनियम
    tabla, tabla set, dholak, dholki, mridangam, तबला, ढोलक
    piano, musical keyboard, casio, synthesizer, synth, music keyboard, keyboard, पियानो, कीबोर्ड
    drum set, drum kit, drums, acoustic drums, cajon
    musical instrument, music instrument, instrument, baja, vaadya, वाद्य, vadya yantra, vadya > guitar, harmonium, tabla, keyboard, violin, flute, sitar, ukulele, saxophone, cajon
    violin, veena, sitar, sarod, santoor, वायलिन
    flute, bansuri, shehnai, saxophone, बांसुरी
    sport, sports, sports item, khel ka saman, khelkud > cricket kit, badminton, football, table tennis, carrom, skates, kayak
    cricket kit, cricket bat, cricket set, bat ball, cricket, क्रिकेट > sg bat, pads
    badminton, racket, racquet, badminton set, बैडमिंटन
    football, soccer ball, volleyball, basketball, फुटबॉल
    table tennis, tt table, ping pong, carrom, carrom board, chess, board game, कैरम
    treadmill, walking machine, running machine, treadmil, ट्रेडमिल
    gym equipment, gym, gym set, home gym, workout equipment, workout, exercise, fitness equipment, exercise machine, kasrat, dumbbell, weights, जिम, डम्बल > treadmill, exercise cycle, bench press, elliptical
    exercise cycle, exercise bike, gym cycle, spin bike, stationary bike
    wheelchair, wheel chair, whilchair, wheelchear, pahiye wali kursi, handicap chair, व्हीलचेयर, व्हील चेयर
    hospital bed, patient bed, mareez bed, mareez ka bed, rogi bed, bimar ka bed, bistar for patient, mareez ke liye bed, medical bed, fowler bed, icu bed, nursing bed, अस्पताल बेड
    oxygen concentrator, oxygen machine, oxygen cylinder, oxygen, ऑक्सीजन > cpap, bipap
    surgery, after surgery, post surgery, operation ke baad, recovery, bedridden, fracture, old age, home care
      > wheelchair, hospital bed, patient attendant, patient caretaker, nurse, walker, crutch, commode chair
    walker, crutch, baisakhi, walking stick, बैसाखी
    nebulizer, bp machine, medical equipment, cpap, bipap, suction machine, commode chair > wheelchair, hospital bed, oxygen concentrator, walker
    baby item, baby stuff, baby gear, newborn, new born, infant, नवजात > baby cot, cradle, stroller, baby carrier, high chair
    baby cot, crib, cradle, jhula, palna, baby bed, paalna, पालना, पाळणा, झूला, झुला
    stroller, pram, baby carriage, baby stroller, bachche ki gaadi, प्रैम
    baby carrier, car seat, high chair, baby seat, baby walker
    toy, khilona, khilaune, खिलौना, खिलौने > lego, ride on car, doll, remote car, toy car
    yoga mat, yoga
    massage chair, massage machine, massager, malish, malish machine, foot massager
    breast pump, milk pump, doodh pump, bottle steriliser, bottle sterilizer
    telescope, star gazing, moon, saturn, planet, chand, tare dekhne, taare, stargazing, astronomy, sky watching, doorbeen, durbin, दूरबीन, टेलीस्कोप
    binocular, binoculars, doorbeen
    kayak, canoe, boat, nav, naav, raft, नाव, कयाक
    snorkel, scuba, diving gear, swimming gear, life jacket
    surfboard, paddle board, sup board
    skate, skateboard, roller skate, inline skates, स्केट
    fishing rod, fishing kit, machhli pakadne
    hammock, camp chair, camping chair, folding chair
    camping stove, camp stove, portable stove, cooler box, ice box
    torch, headlamp, head lamp, lantern, टॉर्च
    pool table, snooker, foosball, billiards
    theodolite, total station, survey instrument, survey, surveying, land survey, zameen napne, jameen napna, zameen ki napai, napai, naapne, auto level, dumpy level, जमीन नापने
    fish tank, aquarium, machhli ghar, एक्वेरियम
    pet carrier, dog cage, kennel, pinjra
    plant, gamla, paudha, potted plant, पौधा
    painting easel, easel, canvas stand
    art, painting, statue, murti, मूर्ति
    umbrella, chhata, raincoat, छाता`,
}
