/** The word groups of the patterns: the name of a group and its words, in three languages. README.md explains them. */
export const WORDS = {
  // Payments
  'scan': `scan, scans, scanning, scann*, स्कैन*, स्केन*`,
  'code to scan': `qr, qr code, qrcode, q r, barcode, bar code, क्यूआर, क्यू आर, बारकोड`,
  'pin': `pin, upi pin, upipin, mpin, m pin, पिन`,
  'other pin': `no pin, no upi pin, no need of pin, no need of upi pin, without pin, dont need pin, dont need a pin, dont need upi pin, do not need a pin, pin not needed, pin is not needed, pin ki zarurat nahi, pin ki jarurat nahi, पिन की जरूरत नहीं, pin code, pincode, पिन कोड, पिनकोड, sim pin, own pin, my pin, pin location, location pin, map pin, pin drop, locker, lock, ताला, ताले`,
  'enter': `enter*, put, type, typing, dal, dalo, dalna, dale, daliye, dalke, dalkar, dijiye, daale, dalen, lagao, lagaye, lagana, डाल*, लगा*, दबा*, एंटर`,
  'upi pin': `upi pin, upipin, upi ka pin, mpin, m pin, atm pin, bank pin, debit card pin, यूपीआई पिन, यू पी आई पिन, यूपीआई का पिन, एटीएम पिन`,
  'not needed': `dont need, do not need, no need, not need, not needed, never need, doesnt need, without pin, your own, never ask, jarurat nahi, zarurat nahi, nahi chahiye, जरूरत नहीं, नहीं चाहिए`,
  'money arrives': `
    receive, receiving, will be received, is received, get received, credit, credited, be added, be transferred, get money, get the money, get your money, get 10000, get your refund, get refund, get the refund, refund money, get back your money, get your deposit back,
    you will get, you get, will get deposited, come to your, come to you, come to my side, comes to your, comes to you, come in your, come into account, come in account, into account, reflect, sent to you, transferred to you, in your account, in your bank, into your account, to your account, to your bank,
    aa jayega, aa jayenge, aa jayegi, aayega, aayenge, aayegi, ayenge, aajayega, mil jayega, mil jayenge, mil jayegi, milega, milenge, milegi, khate me, khate mai, khate mein, account me, account mai, account mein,
    lene ke liye, pane ke liye, paane ke liye, paane ko,
    आ जाए*, आ जाये*, आएंगे, आएगा, मिल जाए*, मिल जाये*, मिलेंगे, मिलेगी, मिलेगा, पाने के लिए, लेने के लिए, प्राप्त, क्रेडिट, खाते में, खाते मे, अकाउंट में, अकाउंट मे`,
  'to receive': `to receive, to get the advance, to get the money, to get your money, to get the payment, to get paid, for receiving, receive karne, receiving code, receiving qr, receive code, receive money, receive payment, to accept payment, pane ke liye, lene ke liye, पाने के लिए, प्राप्त करने`,
  'payment request': `collect request, payment request, money request, pay request`,
  'request': `request, रिक्वेस्ट, अनुरोध`,
  'accept': `accept*, approve*, एक्सेप्ट, अप्रूव, स्वीकार`,
  'payment app': `phonepe, phone pe, gpay, google pay, googlepay, g pay, paytm, bhim, upi app, फोनपे, फोन पे, गूगल पे, जीपे, पेटीएम, भीम`,
  'I scan': `i will scan, ill scan, i can scan, can i scan, i scan, scan your, scan kar lunga, scan kar dunga, scan karke pay, scan karke de, scan kar ke pay, स्कैन कर लूंगा, स्कैन कर दूंगा`,
  'money': `
    money, payment, amount, advance, token, deposit, security, rent, fee, fees, charge, charges, rs, inr, rupees, rupee, booking amount, security deposit,
    paise, paisa, rupaye, rupye, rakam, kiraya,
    पैसे, पैसा, रुपये, रुपए, रूपये, रुपया, रकम, राशि, किराया, एडवांस, टोकन, चार्ज, शुल्क, भुगतान, डिपॉजिट`,

  // Codes by SMS
  'otp': `otp, otps, o t p, 0tp, o tp, ओटीपी, ओटिपी, ओटीपि, ओ टी पी, one time password, one time pin, verification code, वेरिफिकेशन कोड`,
  'code': `code, कोड`,
  'code or number': `code, number, कोड, नंबर`,
  'digits': `digit, digits, अंक, अंकों, अंको`,
  'came by SMS': `received, came, come, got, aaya, aya, aayega, aai, आया, आए, आएगा, sms`,
  'tell me': `
    share, send, sending, tell me, tell, give, give me, forward, read it, say it, let me know, need, i want, what is, whats, provide, confirm the otp, read,
    batao, bata, bataiye, bataye, bata do, bolo, bol do, bol dijiye, bol, bhejo, bhej, bhejiye, bheje, do mujhe, de do, dedo, likho, forward kar, otp do, otp de, dijiye, dena, likh,
    भेज*, बता*, बोल*, दीजिए, दे दो, दो, लिख*, चाहिए`,
  'gate': `gate, guard, guards, society, security, mygate, my gate, watchman, chowkidar, door, lift, lock, locker, darwaza, tala, गेट, गार्ड, सोसायटी, सोसाइटी, चौकीदार, दरवाजा, ताला, ताले`,
  'warned of': `never, dont share, do not share, not share, dont tell, dont give, dont send, wont share, wont ask, not ask, anyone, kisi ko, mat batana, mat dena, mat bhejna, किसी को, मत, ठगी, fraud, frauds, scam, scams, beware, careful, be careful, savdhan, सावधान, asked me, someone asked`,

  // Soldiers and policemen
  'I am': `i am, im, i m, am from, my self, myself, this is, i serve, i work, i belong, as i am, as im, main, mai, mein, me, hum, mei, मैं, मै, हम`,
  'force': `
    army, armed forces, military, crpf, cisf, bsf, itbp, nsg, ssb, coast guard, navy, air force, airforce, rashtriya rifles, assam rifles, para military, paramilitary, regiment, fauj, fauji, fouji, sena, jawan, sainik,
    आर्मी, सेना, फौज, फौजी, सैनिक, जवान, सीआरपीएफ, सीआईएसएफ, बीएसएफ, नेवी, नौसेना, वायुसेना, एयरफोर्स, एयर फोर्स`,
  'rank': `capt, captain, major, subedar, havildar, hawaldar, naik, lance naik, colonel, lieutenant, commandant, सूबेदार, मेजर, कैप्टन, हवलदार, नायक, कर्नल`,
  'from the force': `army se, crpf se, cisf se, bsf se, itbp se, navy se, air force se, fauj se, army me hu, army mein hu, crpf me hu, cisf me hu, bsf me hu, फौजी हूं, officer हूं, ऑफिसर हूं, अफसर हूं, अफसर हू, ऑफिसर हू, officer hu, fauji hu, jawan hu`,
  'away or pays': `
    posted, posting, transfer, transferred, transfered, on duty, duty, jawan, border, camp, canteen card, canteen, unit, id card, id, accountant, merchant account, army account, airport,
    cannot visit, can not visit, cant visit, cant come, can not come, cannot come, not able to come, unable to visit, without seeing, online, advance, payment, shifting, shifted, relocating, trust, rules, jai hind, for my family,
    nahi aa sakta, nahi aa sakte, nhi aa sakta, bina dekhe, vishwas, bharosa, ek saath, shift ho, account se, khate se, sheher me,
    पोस्टिंग, पोस्टेड, तैनात, ट्रांसफर, ड्यूटी, जवान, कैंप, बॉर्डर, कैंटीन, ऑनलाइन, भुगतान, पेमेंट, एडवांस, नहीं आ सकता, खाते से, बिना देखे, भरोसा, विश्वास, जय हिंद`,
  'force account': `army account, army ke account, army ke khate, crpf account, unit account, military account, आर्मी के खाते, सेना के खाते, आर्मी अकाउंट`,
  'relative or place': `my brother, my father, my dad, my husband, my son, my uncle, my sister, my wife, my papa, my neighbour, mera bhai, mere bhai, mere papa, papa, pitaji, mere pita, मेरा भाई, मेरे भाई, मेरे पिता, मेरे पिताजी, retired, retire, रिटायर, school, quarters, near, behind, opposite, live, rehta, rehte, rehti, paas, peeche, स्कूल, पास, पीछे, सामने`,

  'posted': `posted, posting, on duty, deployed, तैनात, पोस्टिंग, पोस्टेड, ड्यूटी पर`,

  // Money before the thing can be seen
  'pay': `
    pay, paid, paying, send, sending, transfer, deposit, give, submit, gpay,
    dalo, dal do, daliye, dal ke, dena hoga, dena padega, dena pdega, padega, padegi, de do, dedo, deni hogi, deni padegi, bhejo, bhej do, bhej de, bhej ke, bhejke, bhejkar, bhejiye, bhej dijiye, bhej dena, bhejna hoga, bhejna padega, karna hoga, karna padega, lagega, lagenge, banega, banwana, banwa lo, phonepe karo, phone pe karo, gpay karo, google pay karo, paytm karo, jama,
    भेजो, भेजिए, भेजिये, भेज दो, भेजकर, भेज कर, भेज दीजिए, दे दो, दे दीजिए, करनी होगी, करना होगा, देना होगा, देना पड़ेगा, देने होंगे, देनी होगी, जमा, डालो, डालिए, डाल दो, फोनपे करो, फोन पे करो, गूगल पे करो, पेटीएम करो, भेजना होगा, लगेगा, लगेंगे, बनवाना, ट्रांसफर`,
  'I pay': `i will pay, ill pay, i pay, id rather pay, i will transfer, ill transfer, i will send, i have sent, i sent, i paid, i have paid, ive paid, ive transferred, ive sent, can i pay, could i pay, shall i, should i, do i have to, do i need, do we have to, do we need, should we, shall we, may i pay, do you want, can you, mai de dunga, pay kar dunga, payment kar dunga, paise dunga, paise de dunga, charge de dunga, bhej diye, bhej du, kar du, मैं दे दूंगा, पैसे दूंगा, भेज दिए`,
  'no payment': `no advance, no token, no payment, no online payment, no fee, no charge, no gate pass, dont pay, dont want, dont take, dont need, dont have to pay, do not pay, not pay, wont pay, cant pay, no need, free, without advance, on delivery, when it comes, when it reaches, when you come, when you collect, when i come, nahi dunga, nahi denge, nahi chahiye, zarurat nahi, jarurat nahi, mat dena, नहीं दूंगा, नहीं देंगे, नहीं चाहिए, जरूरत नहीं, नहीं लगता, नहीं लगेगा, मुफ्त`,
  'before seeing': `before seeing, before you see, before visit, before visiting, before the visit, before showing, dekhne se pehle, dikhane se pehle, visit se pehle, dekhne aane se pehle, देखने से पहले, दिखाने से पहले, देखने आने से पहले`,
  'first': `first, before, in advance, beforehand, pehle, पहले`,
  'then': `then, after that, only after, tabhi, tab, fir, phir, uske baad, will be delivered, will be sent, will deliver, will courier, will be couriered, will be shared, will show, refundable, refunded, फिर, तब, तभी, उसके बाद, वापस मिल*, पहुंच जाए*`,
  'token': `token, advance, booking amount, token amount, advance amount, advance payment, security, deposit, half rent, month rent, एडवांस, टोकन, बुकिंग अमाउंट`,
  'hold': `block, hold, reserve, book it, confirm it, ब्लॉक, होल्ड, बुक`,
  'pass': `gate pass, gatepass, visitor pass, visiting pass, visitors pass, entry pass, entry card, gate entry, visit card, visiting card, गेट पास, गेटपास, विजिटर पास, एंट्री पास`,
  'at once': `now, right now, immediately, instantly, first, in advance, advance first, to confirm, for confirmation, abhi, pehle, turant, jaldi, फौरन, तुरंत, अभी, पहले`,
  'amount': `#, rs, rupees, rupaye, rupye, रुपये, रुपए, amount, full amount, full rent, half`,
  'upi': `upi, upi id, upi number, upi pe, upi par, यूपीआई, okaxis, okhdfcbank, okicici, oksbi, ybl, ibl, axl, apl, yapl, ptsbi, ptyes, ptaxis, okbizaxis`,
  'writer pays': `i will, ill, i can, can i, could i, should i, shall i, do i, let me, i have, ive, i just, i want to, i am going to, i already, i am ready, maine, main, mai, mein, hum, kar dunga, kar dungi, kar deta, kar deti, kar diya, kar du, kar doon, bhej diya, bhej diye, bhej dunga, de dunga, dunga, you have to pay me, pay me back, मैं, मैंने, हम, कर दूंगा, कर दूंगी, कर दिया, भेज दिया, भेज दूंगा, दे दूंगा, कर दूं`,
  'after seeing': `see first, first see, pehle dekh*, dekh lo pehle, पहले देख*, after you see, after seeing, once you see, when you see, after visit, after visiting, after you visit, after checking, after you check, after inspection, after pickup, on pickup, at pickup, at pick up, on pick up, when you pick, when we meet, at handover, on handover, on the spot, at the time of, on return, when you return, after delivery, on delivery, dekhne ke baad, dekh kar, dekh ke, dekhkar, aake, aakar, aane par, aane ke baad, lete samay, lete waqt, lene ke time, milne par, देखने के बाद, देखकर, देख कर, आने पर, आकर, आने के बाद, लेते समय, मिलने पर`,
  'I give': `i will give, i will send, i will share, i will tell, ill give, ill send, ill share, will give you, will share, will send you, then i, dunga, dungi, denge, bhejunga, bhej dunga, bhej dungi, batayenge, bataunga, दूंगा, दूंगी, देंगे, भेजूंगा, भेज दूंगा, बताऊंगा`,
  'address': `address, location, pata, पता, लोकेशन, एड्रेस`,
  'gift card': `gift card, gift cards, giftcard, giftcards, gift voucher, gift vouchers, google play card, google play code, itunes card, steam card, amazon card, amazon voucher, गिफ्ट कार्ड, गिफ्टकार्ड, गिफ्ट वाउचर`,
  'give gift card': `buy, purchase, get me, get one, pay, pay with, pay by, send, scratch, code, codes, photo, redeem, khareed*, kharid*, lekar, leke, bhejo, bhej do, bhejiye, batao, खरीद*, भेज*, कोड, लेकर`,
  'gift card for rent': `not accept, dont accept, do not accept, no gift cards, i got, i have, shop, store, printer, machine, design, birthday, wedding, shaadi, party, return gift, shagun, packing, wrapping, envelope, दुकान, शादी, पार्टी`,
  'visiting fee': `visiting charge, visiting charges, visit charge, visit charges, visiting fee, visit fee, registration fee, registration fees, registration charge, registration charges, registration amount, gate pass fee, gate pass charge, gate pass charges, entry fee`,
  'abroad': `abroad, out of country, out of the country, out of india, outside india, not in india, foreign, videsh, विदेश`,
  'pay now': `pay now, pay half now, pay first, pay today, send now, abhi bhejo, abhi dalo, अभी भेजो`,
  'courier': `courier, couriered, courier se, transport, dispatch, parcel, speed post, by post, कूरियर, कुरियर, ट्रांसपोर्ट, पार्सल`,
  'charge': `charge, charges, fee, fees, चार्ज, शुल्क`,
  'keys': `key, keys, chabi, chaabi, chavi, चाबी`,
  'reveal': `show, location, address, visit, keys, dikhaunga, dikhayenge, dikha, pata, पता, दिखा*, लोकेशन`,
  'pressure': `many people, lot of people, lots of people, other people, someone else, other party, others are, will be gone, it is gone, else it, otherwise i will give, another tenant, other tenant, another person, another customer, another party, other parties, first come, hurry, bahut log, bohot log, kisi aur, warna, varna, dusra, nahi to, nahin to, chala jayega, other customer, other customers, others waiting, in demand, बहुत लोग, किसी और, वरना, नहीं तो, चला जाएगा`,
  'whatsapp': `whatsapp, whats app, watsapp, wa, वाट्सएप, व्हाट्सएप, व्हाट्सऐप`,

  // Apps that show or control a phone
  'remote app': `anydesk, teamviewer, team viewer, quicksupport, rustdesk, rust desk, airdroid, ultraviewer, alpemix, एनीडेस्क, एनी डेस्क, टीमव्यूअर, टीम व्यूअर, टीमव्यूवर, क्विकसपोर्ट, क्विक सपोर्ट, रस्टडेस्क`,
  'ambiguous remote app': `any desk, quick support, team view`,
  'remote code': `code, id, कोड, आईडी`,
  'install': `install*, download*, app, application, play store, playstore, open it, डाउनलोड, इंस्टॉल, ऐप, एप`,
  'share screen': `share your screen, share your mobile screen, share your phone screen, share screen with me, share the screen with me, sharing your screen, screen share karo, screen share kar, screen share kijiye, screen share kariye, apni screen share, apna screen share, mobile screen share, turn on screen share, screen share on kar, screen share chalu, please share screen, kindly share screen, share screen i will, स्क्रीन शेयर ऑन, स्क्रीन शेयर चालू, स्क्रीन शेयर कर, स्क्रीन शेयर करो, स्क्रीन शेयर कीजिए, स्क्रीन शेयर करें`,

  'screen share': `share screen, share the screen, screen share, screen sharing, sharing screen, share your screen, स्क्रीन शेयर`,
  'guided payment': `guide, guided, help you, whatsapp, gpay, phonepe, paytm, google pay, upi, bank, pin, receive, setting, bata, batata, bataunga, बता*, मदद, फोनपे, व्हाट्सएप`,

  // Links
  'refund': `refund, refunds, refunded, money back, cash back, cashback, get back your, claim, रिफंड, कैशबैक, paise wapas, paisa wapas, amount wapas, payment wapas, advance wapas, deposit wapas, एडवांस वापस, डिपॉजिट वापस, पैसे वापस, रकम वापस, to receive the amount, to receive your, to receive money, to get your money, receive the money, receive the payment, receive payment, receive your payment, get the money, get the payment, get the advance, get paid, get your money, get your payment, kyc, paise paane, paise pane, पैसे पाने, पैसा पाने, केवाईसी`,
  'refund link': `refund link, refund form, refund url, रिफंड लिंक, रिफंड फॉर्म`,
  'link': `link, links, url, click here, यहां क्लिक, http, https, www, लिंक`,
  'act on link': `click, clicking, tap, open, fill, fill up, submit, update, verify, form, khol*, bhar*, dalo, क्लिक, खोल*, भर, भरो, भरिए, भरें, भरकर, डाल*, kholo, bharo`,
  'card details': `upi pin, card details, card detail, card number, bank details, bank detail, account details, cvv, card no, कार्ड नंबर, कार्ड डिटेल, बैंक डिटेल, बैंक की जानकारी`,
  'enter on link': `update, verify, confirm, add, fill, enter, submit, put, dalo, dal, daliye, bharo, bhar, डाल*, भर, भरो, भरिए, भरें, भरकर`,
  'map link': `maps app, google maps`,
  'link shortener': `bit ly, bitly, tinyurl com, tinyurl, cutt ly, t ly, is gd, rb gy, ow ly, shorturl at, shorturl, rebrand ly, s id, v gd, tiny cc, t2m io, soo gd, goo gl, t me, t co, bl ink, urlz fr, adf ly, buff ly, shorte st`,
} as const
