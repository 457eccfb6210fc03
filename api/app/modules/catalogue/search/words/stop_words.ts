/** Words without meaning for a search; it ignores them. */
export const STOP_WORDS = `
  a, an, the, i, we, me, my, for, to, of, in, at, on, by, with, and, or, near, nearby, around, is, are, any, some, from, this, that, please, pls,
  rent, rental, rentals, renting, hire, hiring, lease, rented, borrow, available, availability, need, needed, want, wanted, looking, require, required, get, give, find, search, buy,
  price, rate, cost, charges, per, day, daily, today, tomorrow, urgent, urgently, online, service, services, provider, basis, night, nightly, year, item, items, something, anything, thing, things, stuff, someone, anyone, who, which, can, will, after, before, my, our, his, her,
  kiraya, kiraye, kirae, kiray, kirai, bhada, bhade, bhaade, par, pe, per, mein, mai, main, me, mei, ke, ka, ki, ko, se, liye, lie, liya, hai, hain, ho, h,
  chahiye, chaiye, chahie, chaahiye, chahta, chahte, chahti, lena, leni, lene, milega, milegi, milta, dena, do, dijiye, batao, bataiye, mujhe, mujhko, humko, hame, hume, koi, ek, wala, wali, wale, waala, aur, ya, yahan, paas, pas, aas, kahan, kahin, sath, saath, thik, theek, wagairah, wagera, hona, hoga, bhi, thoda, kya, kaise, kitna, kitne, kitni, abhi, kal, aaj, jaldi, bhai, bhaiya, please, sir, ji, yaar, apna, apne, apni, mera, mere, meri, saman, samaan, cheez, kuch, kuchh, kisi, le, jana, jane, jaane, lana, lane, laane, aane, aana, iske, uske, baad, sakta, sakte, sakti, sake, de, raha, rahe, rahi, log, logo, logon, karna, karne, karni, karta, karti, karte, karwana, karwane, karwani, karvana, krna, raat, din,
  bhadyane, bhadyaane, pahije, pahijet, hava, havi, have, sathi, madhe, madhye, aahe, ahe, baadige, badige, vadagai, vadagaikku, addeku, addeki, bhade thi,
  किराया, किराये, किराए, भाड़ा, भाड़े, पर, में, मे, के, का, की, को, से, लिए, लिये, है, हैं, चाहिए, चाहिये, लेना, लेनी, मिलेगा, मिलेगी, मुझे, हमें, कोई, एक, वाला, वाली, वाले, और, या, यहाँ, पास, आसपास, रेंट, ऑन, नियर, मी, इन, फॉर, भाड्याने, भाड्यानं, पाहिजे, हवा, हवी, हवे, साठी, मध्ये, आहे, करना, करवाना, करने, करनी, ठीक, साथ, भी, क्या, कुछ, सामान, मेरा, मेरे, मेरी, सके, बाद, दे, वाले, जो, कितना, अभी, आज, कल, जी, आणि, एखादी, कुठे, रात, दिन`

/** Words that describe the searched thing: they raise the rank of listings and exclude none. One line is one meaning. */
export const MODIFIERS = `
  wedding, shaadi, shadi, marriage, vivah, byah, शादी, विवाह, ब्याह, वेडिंग
  party, function, event, samaroh, पार्टी, फंक्शन
  birthday, bday, janamdin, janmdin, जन्मदिन, बर्थडे
  trip, tour, travel, yatra, safar, ghumne, ghumane, ghoomne, ghumna, outing, picnic, यात्रा, ट्रिप, टूर
  weekend, holiday, chutti, vacation
  office, daftar, corporate, kaam
  student, college, school, padhai, studies, study, hostel, पढ़ाई, कॉलेज, स्कूल
  exam, pariksha, entrance, competitive, परीक्षा
  home, ghar, house, घर
  cheap, sasta, saste, sasti, cheapest, budget, low cost, affordable, kam daam, सस्ता, सस्ती, सस्ते
  best, good, accha, achha, acchi, badhiya, nice, top, quality, अच्छा, अच्छी, बढ़िया
  new, naya, nayi, naye, latest, brand new, नया, नई
  old, purana, purani, second hand, used, पुराना
  big, bada, badi, bade, large, बड़ा, बड़ी
  small, chota, chhota, choti, chhoti, mini, छोटा, छोटी
  long, ride, long ride, touring
  hill, hills, hilly, pahad, pahadi, mountain, mountains, off road, offroad, adventure, पहाड़
  self drive, selfdrive, self driven, without driver
  verified, trusted, genuine
  pooja, puja, festival, diwali, navratri, holi, त्योहार
  baraat, barat, sangeet, reception, बारात
  bride, dulhan
  groom, dulha
  men, gents, male, boys, boy, ladke, ladka, ladko, ladkon, purush, mard, लड़के, लड़कों, लड़का, पुरुष, मुलांसाठी
  women, ladies, female, girls, girl, ladki, ladkiyan, ladkiyon, mahila, aurat, औरत, लड़की, लड़कियों, महिला, मुलींसाठी
  kids, kid, children, child, bachche, bachchon, bachcha, bachhe, bachhon, bachcho, baccha, bache, bachon, बच्चे, बच्चों, बच्चा, मुले
  baby, babies, shishu, नन्हे, बाळ, बाळासाठी, शिशु
  family, parivar, परिवार, कुटुंब
  bird, birding, wildlife, wild life
  beginner, beginners, professional
  shoot, shooting, photography, photo, video, vlog, vlogging, reels, shutting
  gaming, game, gamer, pubg, bgmi, free fire, esports, khelne, गेम, गेमिंग
  khet, kheti, farming, farm, agriculture, खेत, खेती
  construction, nirman
  machine, masheen, machine wala, equipment, device, मशीन
  hour, hourly, per hour, ghanta, ghante, घंटा, घंटे
  week, weekly, per week, hafta, hafte, saptah, हफ्ता, हफ्ते
  month, monthly, per month, mahina, mahine, masik, महीना, महीने, मासिक
  doorstep, at home, home service, ghar pe, ghar par, घर पर
  patient, mareez, bimar, rogi, medical, hospital, मरीज, बीमार, रोगी, अस्पताल
  elderly, senior citizen, bujurg, parents, mother, father, maa, mummy, papa, dadi, dada, nani, nana, बुजुर्ग, माँ, दादी, दादा
  vegetable, sabzi, sabji, mandi, sabzi mandi, fruit
  guest, mehman, mehmaan
  temple, mandir, darshan, tirth, dham, मंदिर, दर्शन, तीर्थ`
