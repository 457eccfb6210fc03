import type { CategorySynonyms } from '#modules/catalogue/search/category_synonyms'

/** Synonyms for vehicles and their drivers. */
export const VEHICLES: CategorySynonyms = {
  'bike': `
    bike, motorcycle, motorbike, motor bike, two wheeler, 2 wheeler, बाइक, मोटरसाइकिल, फटफटी, phatphati, dopahiya, दोपहिया
      > bullet, royal enfield, pulsar, splendor, himalayan, duke, ktm, apache, shine, hornet, fz, avenger, jawa, dominar, superbike, sports bike, cruiser bike, passion, discover, r15, dirt bike
    scooter, scooty, activa, moped, two wheeler, gearless scooter, स्कूटर, स्कूटी, एक्टिवा
      > jupiter, vespa, dio, access 125, ntorq, pleasure, maestro, fascino, burgman, aerox, electric scooter, ola s1, ather, chetak
    electric scooter, e scooter, ev scooter, battery scooter, electric bike, e bike > ola s1, ather, chetak, iqube, vida
    bullet, royal enfield, enfield, बुलेट > classic 350, himalayan, interceptor, meteor 350, hunter 350
    helmet, हेलमेट
    riding gear, riding jacket, rider jacket, biker jacket, knee guard, riding gloves, saddle bag, tank bag`,
  'car': `
    car, gaadi, gadi, motor car, four wheeler, 4 wheeler, कार, गाड़ी, मोटरगाड़ी
      > sedan, hatchback, suv, swift, alto, i10, i20, creta, thar, innova, ertiga, scorpio, fortuner, wagonr, wagon r, baleno, dzire, nexon, xuv, bolero, brezza, city, verna, tiago, punch, seltos, jeep, muv, mpv, santro, kwid, celerio, vitara, bmw, audi, mercedes
    vehicle, vahan, savari, sawari, चारचाकी, charchaki, वाहन, सवारी > car, suv, innova, tempo traveller, bus, bike
    suv, 4x4, jeep, gypsy, off roader, जीप, एसयूवी > thar, scorpio, fortuner, xuv, creta, nexon, bolero, safari, harrier, brezza, seltos, compass, gypsy
    seven seater, 7 seater, 7 seat, family car, muv, mpv > innova, ertiga, carens, marazzo, xylo, lodgy, xuv 700
    sedan > dzire, city, verna, ciaz, amaze, etios, slavia
    hatchback, small car, choti gaadi > swift, alto, i10, i20, baleno, wagonr, tiago, kwid, celerio
    electric car, ev car, ev > nexon ev, tiago ev, windsor
    wedding car, shaadi ki gaadi, vintage car, doli car, luxury car, baraat car > bmw, audi, mercedes, limousine, jaguar, rolls royce
    taxi, cab, टैक्सी > innova, ertiga, dzire, etios, sedan
    roof carrier, roof rack, car carrier
    tyre inflator, air pump, hava pump, puncture kit`,
  'bus': `
    bus, coach, बस, baraat bus, barat bus > mini bus, volvo, tempo traveller, sleeper coach, seater bus, school bus
    mini bus, minibus, minivan, मिनीबस
    tempo traveller, traveller, traveler, tempo, force traveller, winger, urbania, टेम्पो ट्रैवलर, टेम्पो
    volvo, sleeper bus, sleeper coach, ac bus, luxury bus, multi axle
    school van, school bus, van, maruti van, eeco, omni, वैन`,
  'auto': `
    auto, auto rickshaw, autorickshaw, rickshaw, rickshaw auto, three wheeler, 3 wheeler, tuk tuk, tuktuk, teen pahiya, ऑटो, ऑटोरिक्शा, रिक्शा
      > e rickshaw, cng auto, bajaj re, vikram, piaggio ape
    e rickshaw, toto, battery rickshaw, electric rickshaw, tirri, ई रिक्शा, टोटो`,
  'cycle': `
    cycle, bicycle, bycycle, saikil, saikal, cykle, pedal cycle, push bike, साइकिल, सायकल
      > mtb, mountain cycle, geared cycle, ladybird, road bike, hybrid cycle, kids cycle, hero sprint, btwin, firefox, triban, e cycle, atlas, bmx
    mountain bike, mountain cycle, mtb, gear cycle, geared cycle, gear wali cycle, hybrid cycle
    road bike, racing cycle, race cycle, road cycle > triban
    ladies cycle, ladybird, girls cycle
    kids cycle, bachcho ki cycle, children cycle, baby cycle, balance bike
    e cycle, electric cycle, ebike, e bike, battery cycle
    tandem cycle, tandem bicycle, two seater cycle`,
  'commercial-vehicle': `
    truck, lorry, trak, truk, saman dhone wali gaadi, सामान ढोने वाली गाड़ी, tipper, goods vehicle, load gaadi, ट्रक > eicher, 10 wheel, 407, dumper, container, trailer, canter, tata lpt, ashok leyland
    pickup, pick up, chhota hathi, chota hathi, tata ace, mini truck, tempo, loader, bolero pickup, dost, matador, goods carrier, loading gaadi, मिनी ट्रक, छोटा हाथी, पिकअप
    packers movers vehicle, shifting vehicle, shifting, shifting truck, mal dhone wali gaadi, house shifting, move house, move furniture, moving house, relocation, relocate, saman shift, ghar shifting, ghar shift, shifting gaadi, shifting ki gaadi, shifting ke liye gaadi, ghar shifting ke liye gaadi, shift karne ke liye gaadi, ghar shift karne, shift karne, room shifting, घर शिफ्ट, शिफ्टिंग > pickup, chhota hathi, container, truck, packers, movers
    tractor, trolley tractor, ट्रैक्टर > rotavator, mahindra 575, swaraj, sonalika, john deere, massey
    rotavator, rotary tiller, cultivator, plough, hal, tiller, रोटावेटर
    harvester, combine, fasal katne, fasal kaatne, fasal katai machine, gehu katne, gehun katne, gehu katai, dhaan katne, wheat cutting, crop cutting, harvesting, fasal, crop cutter, reaper, thresher, thrasher, हार्वेस्टर, थ्रेशर
    jcb, excavator, digger, backhoe, poclain, earth mover, earthmover, bulldozer, khudai, khudai machine, khodne, mitti khodne, gaddha khodne, digging, earth digging, digging machine, खुदाई, खोदने, जेसीबी
    crane, hydra, farana, lifting machine, क्रेन > boom lift, scissor lift
    forklift, fork lift, stacker, pallet truck
    road roller, roller, compactor
    dumper, tipper, hyva, डंपर
    water tanker, tanker, pani ka tanker, टैंकर
    trolley, tractor trolley, ट्रॉली
    ambulance, एम्बुलेंस
    reefer, refrigerated truck, cold van, chiller van`,
  'driver': `
    driver, car driver, chauffeur, draivar, gaadi chalane wala, car chalane wala, chalak, ड्राइवर, ड्राईवर, चालक
      > outstation driver, night driver, hill driver, acting driver, truck driver, bus driver, lady driver, personal driver
    driving class, driving lesson, driving school, driving trainer, driving instructor, driving sikhna, driving sikhne, driving sikhane, gaadi chalana sikhna, gaadi chalana sikhne, car chalana sikhna, gaadi sikhna, car sikhna, car sikhne, learn driving, ड्राइविंग सीखना, गाड़ी चलाना सीखना > teaches driving, teaches car, driving, instructor
    valet, valet parking, car parking attendant, parking attendant, parking boy
    truck driver, heavy driver, lorry driver
    pilot, drone operator`,
}
