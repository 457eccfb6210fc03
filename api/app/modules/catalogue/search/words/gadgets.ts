import type { CategorySynonyms } from '#modules/catalogue/search/category_synonyms'

/** Synonyms for cameras, phones, computers and their accessories. */
export const GADGETS: CategorySynonyms = {
  'camera': `
    camera, cam, kaimra, camra, कैमरा, कैमेरा
      > dslr, mirrorless, gopro, handycam, camcorder, action camera, canon eos, nikon, sony alpha, sony a7, fujifilm, cinema camera, instax, polaroid, 360 camera, z50, webcam
    dslr, slr, dslr camera, photo camera, डीएसएलआर > canon eos, nikon d, 1500d, 200d, 80d, 5d
    mirrorless, mirrorless camera, full frame > sony alpha, sony a7, z50, r5, r6, fujifilm xt
    gopro, go pro, action camera, action cam, insta360, insta 360, sports camera, गोप्रो > hero 11, osmo action
    video camera, camcorder, handycam, cinema camera, movie camera, shooting camera, वीडियो कैमरा > red komodo, blackmagic, fx3, sony fx
    drone, quadcopter, flying camera, drone camera, uav, ड्रोन > mavic, dji mini, dji air
    lens, lens kit, zoom lens, prime lens, लेंस > 50mm, 85mm, 70 200, 24 70, telephoto, macro lens, wide angle lens
    telephoto, tele lens, zoom lens, wildlife lens, bird lens, birding lens, long lens > 70 200, 100 400, 150 600
    tripod, camera stand, monopod, ट्राइपॉड
    gimbal, stabilizer, stabiliser, stedicam, steadicam, गिम्बल > ronin, osmo mobile, crane m3
    flash, strobe, speedlight, speedlite, studio light, photo light, softbox, soft box, godox, video light, led panel, ring light
    instant camera, polaroid, instax
    green screen, backdrop, photo background`,
  'mobile': `
    mobile, phone, smartphone, mobile phone, cell phone, cellphone, handset, cell, fone, मोबाइल, फोन, स्मार्टफोन
      > iphone, samsung galaxy, oneplus, redmi, realme, vivo, oppo, pixel, nothing phone, moto g, poco, keypad phone, s23, s24
    iphone, apple phone, i phone, ios phone, आईफोन > iphone 15, iphone 14, iphone 13
    android phone, android > samsung galaxy, oneplus, redmi, pixel, realme, poco
    gaming phone, game wala phone, pubg phone, bgmi phone > rog phone, iqoo, black shark
    keypad phone, feature phone, basic phone, button phone, chhota phone > nokia 105, jio phone
    tablet, tab, ipad, टैबलेट, आईपैड > galaxy tab, lenovo tab`,
  'laptop': `
    laptop, notebook, notebook computer, notebook pc, laptap, लैपटॉप > macbook, thinkpad, chromebook, dell, hp pavilion, latitude, lenovo, ultrabook, gaming laptop, vivobook, ideapad, inspiron, acer aspire, rog strix, asus tuf, rtx
    macbook, mac book, apple laptop, मैकबुक > macbook air, macbook pro
    gaming laptop, gamer laptop, laptop for gaming > rtx, rog, predator, legion, omen, alienware
    computer, desktop, pc, desktop computer, cpu, कंप्यूटर > imac, mac mini, gaming pc, all in one pc, workstation, i7 pc
    imac, apple desktop, mac > mac mini, mac studio
    chromebook`,
  'electronic-accessories': `
    projector, prajektar, beamer, lcd projector, presentation, ppt, movie night, movie dekhne, film dekhne, movie, film, cinema, प्रोजेक्टर, फिल्म > epson, benq projector, lumens, home cinema
    projector screen, projection screen, parda
    speaker, spikar, gaana bajane, gane bajane, gaana sunne, music, bluetooth speaker, music system, sound box, party speaker, boom box, स्पीकर > jbl, partybox, boat stone, soundbar, marshall, woofer
    soundbar, sound bar, home theatre, home theater, woofer, subwoofer
    headphone, earphone, headset, earbud, ear phone, हेडफोन > airpods, wh 1000xm4
    television, tv, led tv, smart tv, lcd tv, telly, match dekhne, cricket dekhne, world cup, टीवी, टेलीविजन
    monitor, display screen, computer screen, मॉनिटर
    electronics, electronic, gadget, gadgets, इलेक्ट्रॉनिक > projector, speaker, television, printer, camera, laptop, mobile, console
    printer, printing machine, photo copier, photocopier, xerox machine, scanner, प्रिंटर > laserjet, inkjet, canon printer, epson printer
    game console, gaming console, console, playstation, play station, video game, गेमिंग > ps5, ps4, xbox, nintendo, switch oled
    ps5, playstation 5, ps 5, sony playstation > playstation
    xbox, x box
    vr headset, vr, virtual reality, oculus > meta quest
    power bank, powerbank, portable charger, पावर बैंक
    charger, adapter, चार्जर
    router, wifi router, wi fi, wifi, hotspot, dongle, mifi, internet device, वाईफाई
    hard disk, hard drive, hdd, ssd, external drive, pen drive, हार्ड डिस्क
    microphone, mic, maik, mike, wireless mic, podcast, voice recording, recording, माइक > collar mic, lapel, lavalier, rode, podcast mic, condenser mic
    karaoke, karaoke machine, karaoke system, gaane ki machine
    dash cam, dashcam, car camera
    microscope, sukshmadarshi
    walkie talkie, walky talky, two way radio, वॉकी टॉकी
    extension board, extension cord, spike guard, extension
    smart watch, smartwatch, watch
    graphics tablet, drawing tablet, pen tablet, wacom
    kindle, e reader, ebook reader
    web camera, webcam
    metal detector, barcode scanner
    cctv, security camera, surveillance camera, सीसीटीवी`,
}
