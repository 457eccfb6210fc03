/** The largest cities, in the order in which most people look for them. */
export const METROS: readonly string[] = [
  'Mumbai, Maharashtra',
  'Delhi, Delhi',
  'Bengaluru, Karnataka',
  'Hyderabad, Telangana',
  'Ahmedabad, Gujarat',
  'Chennai, Tamil Nadu',
  'Kolkata, West Bengal',
  'Pune, Maharashtra',
  'Jaipur, Rajasthan',
  'Surat, Gujarat',
  'Lucknow, Uttar Pradesh',
  'Kanpur, Uttar Pradesh',
  'Nagpur, Maharashtra',
  'Indore, Madhya Pradesh',
  'Thane, Maharashtra',
  'Bhopal, Madhya Pradesh',
  'Visakhapatnam, Andhra Pradesh',
  'Patna, Bihar',
  'Vadodara, Gujarat',
  'Ghaziabad, Uttar Pradesh',
  'Ludhiana, Punjab',
  'Agra, Uttar Pradesh',
  'Nashik, Maharashtra',
  'Gurugram, Haryana',
  'Noida, Uttar Pradesh',
  'Kochi, Kerala',
  'Coimbatore, Tamil Nadu',
  'Chandigarh, Chandigarh',
  'Guwahati, Assam',
  'Thiruvananthapuram, Kerala',
]

/** Every other city, by state or union territory; one line of text a state, for reading. */
const CITIES_BY_STATE: Readonly<Record<string, string>> = {
  'Andaman and Nicobar Islands': `
    Bamboo Flat, Diglipur, Garacharma, Mayabunder, Rangat, Sri Vijaya Puram`,
  'Andhra Pradesh': `
    Adoni, Amaravati, Anakapalle, Anantapur, Bapatla, Bhimavaram, Chilakaluripet, Chirala,
    Chittoor, Dharmavaram, Eluru, Gudivada, Gudur, Guntakal, Guntur, Hindupur, Kadapa, Kadiri,
    Kakinada, Kavali, Kurnool, Machilipatnam, Madanapalle, Mangalagiri, Markapur, Nandyal,
    Narasaraopet, Nellore, Ongole, Palakollu, Palasa, Parvathipuram, Proddatur, Puttaparthi,
    Rajamahendravaram, Srikakulam, Srikalahasti, Tadepalligudem, Tadipatri, Tanuku, Tenali,
    Tirupati, Vijayawada, Vizianagaram`,
  'Arunachal Pradesh': `
    Aalo, Bomdila, Itanagar, Khonsa, Naharlagun, Namsai, Pasighat, Roing, Tawang, Tezu, Ziro`,
  'Assam': `
    Barpeta, Bongaigaon, Dhubri, Dibrugarh, Diphu, Duliajan, Goalpara, Golaghat, Hailakandi,
    Hojai, Jorhat, Kokrajhar, Lanka, Mangaldoi, Nagaon, Nalbari, North Lakhimpur, Rangia, Silchar,
    Sivasagar, Sribhumi, Tezpur, Tinsukia`,
  'Bihar': `
    Araria, Arrah, Aurangabad, Bagaha, Begusarai, Bettiah, Bhagalpur, Bihar Sharif, Buxar,
    Chhapra, Danapur, Darbhanga, Dehri, Forbesganj, Gaya, Gopalganj, Hajipur, Jamalpur, Jamui,
    Jehanabad, Katihar, Khagaria, Kishanganj, Lakhisarai, Madhepura, Madhubani, Motihari, Munger,
    Muzaffarpur, Nawada, Purnia, Rajgir, Raxaul, Saharsa, Samastipur, Sasaram, Sitamarhi, Siwan,
    Supaul`,
  'Chhattisgarh': `
    Ambikapur, Bhatapara, Bhilai, Bilaspur, Chirmiri, Dalli Rajhara, Dhamtari, Dongargarh, Durg,
    Jagdalpur, Janjgir, Kanker, Kawardha, Korba, Mahasamund, Manendragarh, Mungeli, Raigarh,
    Raipur, Rajnandgaon, Tilda Newra`,
  'Dadra and Nagar Haveli and Daman and Diu': `
    Amli, Daman, Diu, Silvassa`,
  'Delhi': `
    Bawana, Dwarka, Najafgarh, Narela, New Delhi, Rohini`,
  'Goa': `
    Bicholim, Calangute, Canacona, Cuncolim, Curchorem, Mapusa, Margao, Mormugao, Panaji, Pernem,
    Ponda, Sanquelim, Valpoi, Vasco da Gama`,
  'Gujarat': `
    Amreli, Anand, Ankleshwar, Bharuch, Bhavnagar, Bhuj, Botad, Dahod, Deesa, Dhoraji, Dwarka,
    Gandhidham, Gandhinagar, Godhra, Gondal, Himmatnagar, Jamnagar, Jetpur, Junagadh, Kalol,
    Keshod, Khambhat, Mehsana, Modasa, Morbi, Mundra, Nadiad, Navsari, Palanpur, Palitana, Patan,
    Porbandar, Rajkot, Surendranagar, Unjha, Valsad, Vapi, Veraval, Vyara`,
  'Haryana': `
    Ambala, Bahadurgarh, Bhiwani, Charkhi Dadri, Faridabad, Fatehabad, Hansi, Hisar, Jhajjar,
    Jind, Kaithal, Karnal, Kurukshetra, Mahendragarh, Manesar, Narnaul, Nuh, Palwal, Panchkula,
    Panipat, Pinjore, Rewari, Rohtak, Sirsa, Sonipat, Tohana, Yamunanagar`,
  'Himachal Pradesh': `
    Baddi, Bilaspur, Chamba, Dalhousie, Dharamshala, Hamirpur, Kangra, Kasauli, Keylong, Kullu,
    Manali, Mandi, Nahan, Nalagarh, Palampur, Paonta Sahib, Reckong Peo, Shimla, Solan,
    Sundernagar, Una`,
  'Jammu and Kashmir': `
    Anantnag, Bandipora, Baramulla, Budgam, Doda, Ganderbal, Gulmarg, Jammu, Kathua, Katra,
    Kishtwar, Kulgam, Kupwara, Pahalgam, Poonch, Pulwama, Rajouri, Ramban, Reasi, Samba, Shopian,
    Sopore, Srinagar, Udhampur`,
  'Jharkhand': `
    Bokaro Steel City, Chaibasa, Chakradharpur, Chatra, Daltonganj, Deoghar, Dhanbad, Dumka,
    Garhwa, Giridih, Godda, Gumla, Hazaribagh, Jamshedpur, Jhumri Telaiya, Khunti, Lohardaga,
    Madhupur, Pakur, Phusro, Ramgarh, Ranchi, Sahibganj, Simdega`,
  'Karnataka': `
    Bagalkot, Ballari, Belagavi, Bhadravati, Bidar, Chamarajanagar, Channapatna, Chikkaballapur,
    Chikkamagaluru, Chintamani, Chitradurga, Davanagere, Dharwad, Gadag, Gangavathi, Gokak,
    Gokarna, Hampi, Harihar, Hassan, Haveri, Hosapete, Hubballi, Kalaburagi, Karwar, Kolar,
    Koppal, Madikeri, Mandya, Mangaluru, Mysuru, Puttur, Rabkavi Banhatti, Raichur, Ramanagara,
    Ranebennuru, Sagara, Shivamogga, Sindhanur, Sirsi, Tiptur, Tumakuru, Udupi, Vijayapura, Yadgir`,
  'Kerala': `
    Alappuzha, Aluva, Angamaly, Attingal, Chalakudy, Changanassery, Cherthala, Guruvayur, Idukki,
    Kalpetta, Kanhangad, Kannur, Kasaragod, Kayamkulam, Kollam, Kottayam, Kozhikode, Kunnamkulam,
    Malappuram, Manjeri, Munnar, Muvattupuzha, Nedumangad, Nilambur, Ottappalam, Palakkad,
    Pathanamthitta, Payyanur, Perinthalmanna, Ponnani, Punalur, Sulthan Bathery, Thalassery,
    Thiruvalla, Thodupuzha, Thrissur, Tirur, Varkala, Vatakara`,
  'Ladakh': `
    Diskit, Kargil, Leh`,
  'Lakshadweep': `
    Agatti, Andrott, Kavaratti, Minicoy`,
  'Madhya Pradesh': `
    Anuppur, Ashoknagar, Balaghat, Betul, Bhind, Burhanpur, Chhatarpur, Chhindwara, Damoh, Datia,
    Dewas, Dhar, Guna, Gwalior, Harda, Itarsi, Jabalpur, Jaora, Katni, Khajuraho, Khandwa,
    Khargone, Maihar, Mandla, Mandsaur, Mhow, Morena, Nagda, Narmadapuram, Narsinghpur, Neemuch,
    Orchha, Pithampur, Ratlam, Rewa, Sagar, Satna, Sehore, Sendhwa, Seoni, Shahdol, Shajapur,
    Sheopur, Shivpuri, Sidhi, Singrauli, Tikamgarh, Ujjain, Umaria, Vidisha`,
  'Maharashtra': `
    Achalpur, Ahilyanagar, Akola, Alibag, Ambajogai, Ambernath, Amravati, Badlapur, Baramati,
    Beed, Bhandara, Bhiwandi, Bhusawal, Buldhana, Chalisgaon, Chandrapur, Chhatrapati
    Sambhajinagar, Dharashiv, Dhule, Gadchiroli, Gondia, Hinganghat, Hingoli, Ichalkaranji,
    Jalgaon, Jalna, Kalyan, Karad, Kolhapur, Latur, Lonavala, Mahabaleshwar, Malegaon, Manmad,
    Mira-Bhayandar, Miraj, Nanded, Nandurbar, Navi Mumbai, Palghar, Pandharpur, Panvel, Parbhani,
    Pimpri-Chinchwad, Ratnagiri, Sangli, Satara, Sawantwadi, Shirdi, Solapur, Udgir, Ulhasnagar,
    Vasai-Virar, Wardha, Washim, Yavatmal`,
  'Manipur': `
    Bishnupur, Churachandpur, Imphal, Jiribam, Kakching, Moreh, Senapati, Tamenglong, Thoubal,
    Ukhrul`,
  'Meghalaya': `
    Baghmara, Jowai, Mairang, Nongpoh, Nongstoin, Resubelpara, Shillong, Sohra, Tura, Williamnagar`,
  'Mizoram': `
    Aizawl, Champhai, Kolasib, Lawngtlai, Lunglei, Mamit, Saitual, Serchhip, Siaha`,
  'Nagaland': `
    Chümoukedima, Dimapur, Kohima, Longleng, Mokokchung, Mon, Phek, Tuensang, Wokha, Zunheboto`,
  'Odisha': `
    Angul, Balangir, Balasore, Barbil, Bargarh, Baripada, Bhadrak, Bhawanipatna, Bhubaneswar,
    Brahmapur, Byasanagar, Cuttack, Dhenkanal, Gopalpur, Jagatsinghapur, Jajpur, Jatani, Jeypore,
    Jharsuguda, Kendrapara, Kendujhar, Konark, Koraput, Nabarangpur, Nayagarh, Paradip,
    Paralakhemundi, Phulbani, Puri, Rayagada, Rourkela, Sambalpur, Sundargarh, Talcher`,
  'Puducherry': `
    Karaikal, Mahe, Ozhukarai, Puducherry, Yanam`,
  'Punjab': `
    Abohar, Amritsar, Barnala, Batala, Bathinda, Dera Bassi, Faridkot, Fazilka, Firozpur,
    Gurdaspur, Hoshiarpur, Jagraon, Jalandhar, Kapurthala, Khanna, Kharar, Kotkapura, Malerkotla,
    Malout, Mansa, Moga, Mohali, Muktsar, Nabha, Nawanshahr, Pathankot, Patiala, Phagwara,
    Rajpura, Rupnagar, Sangrur, Sunam, Tarn Taran, Zirakpur`,
  'Rajasthan': `
    Abu Road, Ajmer, Alwar, Balotra, Banswara, Baran, Barmer, Beawar, Bharatpur, Bhilwara,
    Bhiwadi, Bikaner, Bundi, Chittorgarh, Churu, Dausa, Dholpur, Didwana, Dungarpur, Gangapur
    City, Hanumangarh, Hindaun, Jaisalmer, Jalore, Jhalawar, Jhunjhunu, Jodhpur, Karauli,
    Kishangarh, Kota, Kuchaman City, Makrana, Mount Abu, Nagaur, Nathdwara, Nimbahera, Pali,
    Pushkar, Rajsamand, Ratangarh, Sawai Madhopur, Sikar, Sirohi, Sri Ganganagar, Sujangarh,
    Suratgarh, Tonk, Udaipur`,
  'Sikkim': `
    Gangtok, Gyalshing, Jorethang, Mangan, Namchi, Pakyong, Pelling, Rangpo, Singtam, Soreng`,
  'Tamil Nadu': `
    Ambur, Arakkonam, Arani, Ariyalur, Avadi, Chengalpattu, Chidambaram, Coonoor, Cuddalore,
    Dharmapuri, Dindigul, Erode, Gudiyatham, Hosur, Kallakurichi, Kancheepuram, Kanniyakumari,
    Karaikudi, Karur, Kodaikanal, Kovilpatti, Krishnagiri, Kumbakonam, Madurai, Mamallapuram,
    Mannargudi, Mayiladuthurai, Mettupalayam, Nagapattinam, Nagercoil, Namakkal, Neyveli, Palani,
    Paramakudi, Pattukkottai, Perambalur, Pollachi, Pudukkottai, Rajapalayam, Ramanathapuram,
    Rameswaram, Ranipet, Salem, Sivaganga, Sivakasi, Srivilliputhur, Tambaram, Tenkasi, Thanjavur,
    Theni, Thoothukudi, Tindivanam, Tiruchirappalli, Tirunelveli, Tirupathur, Tiruppur,
    Tiruvallur, Tiruvannamalai, Tiruvarur, Udhagamandalam, Udumalaipettai, Vaniyambadi, Vellore,
    Viluppuram, Virudhachalam, Virudhunagar`,
  'Telangana': `
    Adilabad, Armoor, Bhadrachalam, Bhongir, Bodhan, Gadwal, Jagtial, Jangaon, Kamareddy,
    Karimnagar, Khammam, Kodad, Kothagudem, Mahabubabad, Mahabubnagar, Mancherial, Medak,
    Miryalaguda, Nagarkurnool, Nalgonda, Nirmal, Nizamabad, Palwancha, Peddapalli, Ramagundam,
    Sangareddy, Secunderabad, Siddipet, Sircilla, Suryapet, Vikarabad, Wanaparthy, Warangal,
    Zaheerabad`,
  'Tripura': `
    Agartala, Ambassa, Belonia, Bishalgarh, Dharmanagar, Kailashahar, Khowai, Melaghar, Sabroom,
    Sonamura, Teliamura, Udaipur`,
  'Uttar Pradesh': `
    Akbarpur, Aligarh, Amethi, Amroha, Auraiya, Ayodhya, Azamgarh, Badaun, Bahraich, Ballia,
    Balrampur, Banda, Barabanki, Bareilly, Basti, Bhadohi, Bijnor, Bulandshahr, Chandausi,
    Chitrakoot, Deoband, Deoria, Etah, Etawah, Farrukhabad, Fatehpur, Firozabad, Ghazipur, Gonda,
    Gorakhpur, Greater Noida, Hapur, Hardoi, Hathras, Jaunpur, Jhansi, Kannauj, Kasganj, Khurja,
    Kushinagar, Lakhimpur, Lalitpur, Loni, Mahoba, Mainpuri, Mathura, Mau, Meerut, Mirzapur,
    Modinagar, Moradabad, Muzaffarnagar, Orai, Pilibhit, Pratapgarh, Prayagraj, Pt. Deen Dayal
    Upadhyaya Nagar, Raebareli, Rampur, Saharanpur, Sambhal, Shahjahanpur, Shamli, Sitapur,
    Sultanpur, Unnao, Varanasi, Vrindavan`,
  'Uttarakhand': `
    Almora, Bageshwar, Chamoli, Champawat, Dehradun, Haldwani, Haridwar, Jaspur, Jyotirmath,
    Kashipur, Kotdwar, Lansdowne, Mussoorie, Nainital, Pauri, Pithoragarh, Ramnagar, Rishikesh,
    Roorkee, Rudraprayag, Rudrapur, Srinagar, Tehri, Uttarkashi, Vikasnagar`,
  'West Bengal': `
    Alipurduar, Asansol, Baharampur, Balurghat, Bankura, Baranagar, Barasat, Bardhaman,
    Barrackpore, Basirhat, Bidhannagar, Bishnupur, Bolpur, Bongaon, Chandannagar, Contai, Cooch
    Behar, Darjeeling, Digha, Durgapur, Haldia, Howrah, Jalpaiguri, Jangipur, Jhargram, Kalimpong,
    Kalyani, Kharagpur, Krishnanagar, Kurseong, Malda, Medinipur, Nabadwip, Naihati, Purulia,
    Raiganj, Rampurhat, Ranaghat, Serampore, Siliguri, Suri, Tamluk, Uluberia`,
}

/**
 * The cities that a form offers, as 'City, State': the metros first, then state by state from A to
 * Z. Spellings are the official ones of 2025; a place that is missing is typed in by hand.
 */
export const CITIES: readonly string[] = [
  ...METROS,
  ...Object.entries(CITIES_BY_STATE).flatMap(([state, cities]) =>
    cities
      .trim()
      .split(/,\s+/)
      .map((city) => `${city.replace(/\s+/g, ' ')}, ${state}`)
  ),
]
