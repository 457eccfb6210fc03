/**
 * Alternative names of the cities and states in the city list: former names, abbreviations, common misspellings,
 * Devanagari. One location a line, its current name first.
 */
export const CITY_NAMES = `
  Mumbai, Bombay, Bambai, मुंबई, मुम्बई, बंबई
  Delhi, Dilli, New Delhi, NCR, Delhi NCR, दिल्ली, नई दिल्ली
  Bengaluru, Bangalore, Banglore, Bengalooru, Bangaluru, BLR, बेंगलुरु, बैंगलोर, बंगलौर
  Hyderabad, Haidrabad, Hydrabad, HYD, हैदराबाद
  Ahmedabad, Amdavad, Ahmdabad, Karnavati, अहमदाबाद
  Chennai, Madras, चेन्नई, मद्रास
  Kolkata, Calcutta, Kalkatta, Culcutta, कोलकाता, कलकत्ता
  Pune, Poona, Puna, पुणे, पूना
  Jaipur, Pink City, JPR, जयपुर
  Surat, सूरत
  Lucknow, Lakhnau, Laknau, LKO, लखनऊ
  Kanpur, Cawnpore, कानपुर
  Nagpur, नागपुर
  Indore, Indor, इंदौर
  Thane, Thana, ठाणे
  Bhopal, भोपाल
  Visakhapatnam, Vizag, VSKP, Vishakhapatnam, Waltair, विशाखापत्तनम
  Patna, Pataliputra, पटना
  Vadodara, Baroda, वडोदरा, बड़ौदा
  Ghaziabad, Gaziabad, गाज़ियाबाद
  Ludhiana, लुधियाना
  Agra, आगरा
  Nashik, Nasik, नासिक
  Gurugram, Gurgaon, Gudgaon, GGN, गुरुग्राम, गुड़गांव
  Noida, नोएडा
  Kochi, Cochin, Ernakulam, कोच्चि
  Coimbatore, Kovai, Koyambattur, CBE, कोयंबटूर
  Chandigarh, CHD, चंडीगढ़
  Guwahati, Gauhati, गुवाहाटी
  Thiruvananthapuram, Trivandrum, TVM, Tiruvanantapuram
  Varanasi, Banaras, Benares, Benaras, Kashi, वाराणसी, बनारस, काशी
  Prayagraj, Allahabad, Ilahabad, Illahabad, Prayag, प्रयागराज, इलाहाबाद
  Mysuru, Mysore, मैसूर
  Mangaluru, Mangalore
  Hubballi, Hubli
  Belagavi, Belgaum
  Shivamogga, Shimoga
  Kalaburagi, Gulbarga
  Ballari, Bellary
  Vijayapura, Bijapur
  Tumakuru, Tumkur
  Hosapete, Hospet
  Chikkamagaluru, Chikmagalur
  Madikeri, Coorg, Kodagu
  Kozhikode, Calicut
  Thrissur, Trichur
  Kollam, Quilon
  Alappuzha, Alleppey, Aleppey
  Palakkad, Palghat
  Kannur, Cannanore
  Thalassery, Tellicherry
  Kanniyakumari, Kanyakumari, Cape Comorin
  Tiruchirappalli, Trichy, Tiruchi, Trichinopoly
  Thanjavur, Tanjore
  Thoothukudi, Tuticorin
  Udhagamandalam, Ooty, Udagamandalam, ऊटी
  Mamallapuram, Mahabalipuram
  Tirunelveli, Nellai
  Puducherry, Pondicherry, Pondy
  Rajamahendravaram, Rajahmundry
  Kadapa, Cuddapah
  Vijayawada, Bezawada
  Panaji, Panjim, Goa city
  Margao, Madgaon
  Vasco da Gama, Vasco
  Chhatrapati Sambhajinagar, Aurangabad, Sambhajinagar, औरंगाबाद
  Dharashiv, Osmanabad
  Ahilyanagar, Ahmednagar
  Pimpri-Chinchwad, PCMC, Pimpri, Chinchwad
  Navi Mumbai, New Bombay, नवी मुंबई
  Vasai-Virar, Vasai, Virar
  Narmadapuram, Hoshangabad
  Ayodhya, Faizabad, अयोध्या
  Pt. Deen Dayal Upadhyaya Nagar, Mughalsarai
  Bareilly, Bareli, बरेली
  Kalyani, Kalyani WB
  Baharampur, Berhampore
  Bardhaman, Burdwan
  Medinipur, Midnapore
  Bidhannagar, Salt Lake
  Puri, Jagannath Puri
  Brahmapur, Berhampur
  Balasore, Baleshwar
  Kendujhar, Keonjhar
  Bhubaneswar, Bhubaneshwar, Bhuvneshwar, BBSR, भुवनेश्वर
  Shimla, Simla, शिमला
  Mohali, SAS Nagar, Sahibzada Ajit Singh Nagar
  Rupnagar, Ropar
  Jalandhar, Jullundur
  Firozpur, Ferozepur
  Haridwar, Hardwar, हरिद्वार
  Rishikesh, Hrishikesh, ऋषिकेश
  Dehradun, Doon, देहरादून
  Jyotirmath, Joshimath
  Sohra, Cherrapunji
  Sri Vijaya Puram, Port Blair
  Sribhumi, Karimganj
  Sivasagar, Sibsagar
  Bokaro Steel City, Bokaro
  Jamshedpur, Tatanagar, Tata Nagar, जमशेदपुर
  Ranchi, रांची
  Raipur, रायपुर
  Jodhpur, जोधपुर
  Udaipur, उदयपुर
  Kota, कोटा
  Gwalior, ग्वालियर
  Jabalpur, Jubbulpore, जबलपुर
  Amritsar, अमृतसर
  Meerut, मेरठ
  Srinagar, श्रीनगर
  Jammu, जम्मू
  Rajkot, राजकोट
  Faridabad, फरीदाबाद
  Gorakhpur, गोरखपुर
  Siliguri, सिलीगुड़ी
  Goa, गोवा
  Odisha, Orissa
  Uttarakhand, Uttaranchal`
