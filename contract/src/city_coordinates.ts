/** A position in degrees. */
export type Coordinates = { latitude: number; longitude: number }

/** The cities of each state or union territory, each with latitude and longitude. */
const COORDINATES_BY_STATE: Readonly<Record<string, string>> = {
  'Andaman and Nicobar Islands': `
    Bamboo Flat 11.70 92.72, Diglipur 13.27 92.98, Garacharma 11.62 92.70, Mayabunder 12.92 92.90,
    Rangat 12.50 92.91, Sri Vijaya Puram 11.67 92.75`,
  'Andhra Pradesh': `
    Adoni 15.63 77.27, Amaravati 16.51 80.52, Anakapalle 17.69 83.00, Anantapur 14.68 77.61,
    Bapatla 15.90 80.47, Bhimavaram 16.54 81.52, Chilakaluripet 16.09 80.17, Chirala 15.82 80.35,
    Chittoor 13.21 79.10, Dharmavaram 14.41 77.72, Eluru 16.71 81.10, Gudivada 16.44 81.00,
    Gudur 14.15 79.85, Guntakal 15.17 77.36, Guntur 16.30 80.46, Hindupur 13.83 77.49,
    Kadapa 14.48 78.82, Kadiri 14.11 78.16, Kakinada 16.96 82.24, Kavali 14.92 79.99,
    Kurnool 15.83 78.04, Machilipatnam 16.19 81.14, Madanapalle 13.55 78.50,
    Mangalagiri 16.43 80.57, Markapur 15.74 79.27, Nandyal 15.48 78.48, Narasaraopet 16.23 80.05,
    Nellore 14.45 79.99, Ongole 15.50 80.04, Palakollu 16.52 81.73, Palasa 18.77 84.41,
    Parvathipuram 18.78 83.43, Proddatur 14.75 78.55, Puttaparthi 14.17 77.81,
    Rajamahendravaram 17.01 81.78, Srikakulam 18.30 83.90, Srikalahasti 13.75 79.70,
    Tadepalligudem 16.81 81.53, Tadipatri 14.91 78.01, Tanuku 16.75 81.68, Tenali 16.24 80.65,
    Tirupati 13.64 79.42, Vijayawada 16.51 80.65, Visakhapatnam 17.68 83.20,
    Vizianagaram 18.12 83.41`,
  'Arunachal Pradesh': `
    Aalo 28.17 94.80, Bomdila 27.26 92.42, Itanagar 27.09 93.61, Khonsa 27.02 95.57,
    Naharlagun 27.10 93.70, Namsai 27.67 95.86, Pasighat 28.07 95.33, Roing 28.14 95.84,
    Tawang 27.57 91.92, Tezu 27.91 96.13, Ziro 27.59 93.84`,
  'Assam': `
    Barpeta 26.32 91.01, Bongaigaon 26.48 90.56, Dhubri 26.02 89.99, Dibrugarh 27.48 94.91,
    Diphu 25.84 93.43, Duliajan 27.36 95.32, Goalpara 26.18 90.63, Golaghat 26.51 93.96,
    Guwahati 26.18 91.75, Hailakandi 24.68 92.56, Hojai 26.00 92.86, Jorhat 26.76 94.20,
    Kokrajhar 26.40 90.27, Lanka 25.93 92.95, Mangaldoi 26.44 92.03, Nagaon 26.35 92.68,
    Nalbari 26.44 91.44, North Lakhimpur 27.24 94.10, Rangia 26.45 91.61, Silchar 24.83 92.80,
    Sivasagar 26.98 94.64, Sribhumi 24.87 92.36, Tezpur 26.63 92.80, Tinsukia 27.49 95.36`,
  'Bihar': `
    Araria 26.15 87.51, Arrah 25.56 84.66, Aurangabad 24.75 84.37, Bagaha 27.10 84.09,
    Begusarai 25.42 86.13, Bettiah 26.80 84.50, Bhagalpur 25.24 86.97, Bihar Sharif 25.20 85.52,
    Buxar 25.58 83.98, Chhapra 25.78 84.75, Danapur 25.64 85.05, Darbhanga 26.15 85.90,
    Dehri 24.90 84.18, Forbesganj 26.30 87.27, Gaya 24.80 85.00, Gopalganj 26.47 84.44,
    Hajipur 25.69 85.21, Jamalpur 25.31 86.49, Jamui 24.93 86.23, Jehanabad 25.21 84.99,
    Katihar 25.54 87.57, Khagaria 25.50 86.47, Kishanganj 26.10 87.96, Lakhisarai 25.18 86.09,
    Madhepura 25.92 86.79, Madhubani 26.35 86.07, Motihari 26.65 84.92, Munger 25.37 86.47,
    Muzaffarpur 26.12 85.39, Nawada 24.89 85.54, Patna 25.59 85.14, Purnia 25.78 87.47,
    Rajgir 25.03 85.42, Raxaul 26.98 84.85, Saharsa 25.87 86.60, Samastipur 25.86 85.78,
    Sasaram 24.95 84.03, Sitamarhi 26.59 85.49, Siwan 26.22 84.36, Supaul 26.12 86.60`,
  'Chandigarh': `
    Chandigarh 30.74 76.79`,
  'Chhattisgarh': `
    Ambikapur 23.12 83.20, Bhatapara 21.73 81.95, Bhilai 21.21 81.43, Bilaspur 22.08 82.16,
    Chirmiri 23.19 82.35, Dalli Rajhara 20.58 81.08, Dhamtari 20.71 81.55, Dongargarh 21.19 80.75,
    Durg 21.19 81.28, Jagdalpur 19.08 82.02, Janjgir 22.01 82.58, Kanker 20.27 81.49,
    Kawardha 22.01 81.23, Korba 22.35 82.70, Mahasamund 21.11 82.09, Manendragarh 23.21 82.20,
    Mungeli 22.07 81.69, Raigarh 21.90 83.40, Raipur 21.23 81.63, Rajnandgaon 21.10 81.03,
    Tilda Newra 21.55 81.78`,
  'Dadra and Nagar Haveli and Daman and Diu': `
    Amli 20.28 73.02, Daman 20.41 72.83, Diu 20.71 70.98, Silvassa 20.27 73.00`,
  'Delhi': `
    Bawana 28.80 77.03, Delhi 28.65 77.23, Dwarka 28.59 77.05, Najafgarh 28.61 76.98,
    Narela 28.85 77.09, New Delhi 28.64 77.22, Rohini 28.74 77.07`,
  'Goa': `
    Bicholim 15.59 73.95, Calangute 15.54 73.76, Canacona 15.03 74.05, Cuncolim 15.18 73.99,
    Curchorem 15.26 74.11, Mapusa 15.59 73.81, Margao 15.28 73.96, Mormugao 15.39 73.81,
    Panaji 15.50 73.83, Pernem 15.72 73.80, Ponda 15.40 74.02, Sanquelim 15.56 74.01,
    Valpoi 15.53 74.14, Vasco da Gama 15.40 73.82`,
  'Gujarat': `
    Ahmedabad 23.03 72.59, Amreli 21.60 71.21, Anand 22.55 72.96, Ankleshwar 21.63 72.99,
    Bharuch 21.69 72.98, Bhavnagar 21.76 72.15, Bhuj 23.25 69.67, Botad 22.17 71.67,
    Dahod 22.83 74.26, Deesa 24.26 72.18, Dhoraji 21.73 70.45, Dwarka 22.24 68.97,
    Gandhidham 23.08 70.13, Gandhinagar 23.22 72.68, Godhra 22.78 73.61, Gondal 21.96 70.80,
    Himmatnagar 23.60 72.97, Jamnagar 22.47 70.07, Jetpur 21.75 70.62, Junagadh 21.52 70.46,
    Kalol 22.61 73.46, Keshod 21.30 70.25, Khambhat 22.32 72.62, Mehsana 23.60 72.38,
    Modasa 23.46 73.30, Morbi 22.82 70.84, Mundra 22.84 69.72, Nadiad 22.69 72.86,
    Navsari 20.94 72.92, Palanpur 24.17 72.44, Palitana 21.53 71.82, Patan 23.85 72.13,
    Porbandar 21.64 69.61, Rajkot 22.29 70.79, Surat 21.20 72.83, Surendranagar 22.73 71.65,
    Unjha 23.80 72.39, Vadodara 22.30 73.21, Valsad 20.61 72.93, Vapi 20.37 72.90,
    Veraval 20.91 70.37, Vyara 21.11 73.39`,
  'Haryana': `
    Ambala 30.36 76.80, Bahadurgarh 28.69 76.94, Bhiwani 28.79 76.14, Charkhi Dadri 28.59 76.27,
    Faridabad 28.41 77.31, Fatehabad 29.52 75.46, Gurugram 28.46 77.03, Hansi 29.10 75.96,
    Hisar 29.15 75.72, Jhajjar 28.61 76.66, Jind 29.32 76.32, Kaithal 29.80 76.40,
    Karnal 29.69 76.98, Kurukshetra 29.97 76.85, Mahendragarh 28.27 76.15, Manesar 28.36 76.94,
    Narnaul 28.04 76.11, Nuh 28.10 77.00, Palwal 28.14 77.33, Panchkula 30.69 76.85,
    Panipat 29.39 76.97, Pinjore 30.80 76.92, Rewari 28.20 76.62, Rohtak 28.89 76.59,
    Sirsa 29.53 75.03, Sonipat 28.99 77.02, Tohana 29.71 75.90, Yamunanagar 30.13 77.28`,
  'Himachal Pradesh': `
    Baddi 30.96 76.79, Bilaspur 31.33 76.76, Chamba 32.56 76.13, Dalhousie 32.55 75.95,
    Dharamshala 32.22 76.32, Hamirpur 31.68 76.53, Kangra 32.09 76.26, Kasauli 30.90 76.97,
    Keylong 32.57 77.03, Kullu 31.96 77.11, Manali 32.26 77.17, Mandi 31.71 76.93,
    Nahan 30.56 77.29, Nalagarh 31.04 76.72, Palampur 32.11 76.56, Paonta Sahib 30.44 77.62,
    Reckong Peo 31.54 78.27, Shimla 31.10 77.17, Solan 30.91 77.11, Sundernagar 31.53 76.89,
    Una 31.46 76.27`,
  'Jammu and Kashmir': `
    Anantnag 33.73 75.15, Bandipora 34.42 74.65, Baramulla 34.21 74.34, Budgam 34.02 74.72,
    Doda 33.15 75.55, Ganderbal 34.23 74.77, Gulmarg 34.05 74.38, Jammu 32.74 74.86,
    Kathua 32.37 75.53, Katra 32.99 74.93, Kishtwar 33.31 75.77, Kulgam 33.64 75.02,
    Kupwara 34.03 74.26, Pahalgam 34.02 75.32, Poonch 33.77 74.09, Pulwama 33.87 74.90,
    Rajouri 33.38 74.31, Ramban 33.24 75.24, Reasi 33.08 74.83, Samba 32.56 75.12,
    Shopian 33.72 74.83, Sopore 34.29 74.47, Srinagar 34.09 74.81, Udhampur 32.92 75.14`,
  'Jharkhand': `
    Bokaro Steel City 23.67 86.15, Chaibasa 22.55 85.80, Chakradharpur 22.68 85.63,
    Chatra 24.21 84.87, Daltonganj 24.04 84.07, Deoghar 24.49 86.70, Dhanbad 23.80 86.43,
    Dumka 24.27 87.25, Garhwa 24.16 83.81, Giridih 24.19 86.31, Godda 24.83 87.21,
    Gumla 23.04 84.54, Hazaribagh 23.99 85.36, Jamshedpur 22.80 86.19, Jhumri Telaiya 24.43 85.53,
    Khunti 23.08 85.28, Lohardaga 23.43 84.68, Madhupur 24.27 86.64, Pakur 24.64 87.84,
    Phusro 23.76 86.01, Ramgarh 23.63 85.52, Ranchi 23.34 85.31, Sahibganj 25.24 87.63,
    Simdega 22.62 84.50`,
  'Karnataka': `
    Bagalkot 16.19 75.70, Ballari 15.14 76.92, Belagavi 15.85 74.50, Bengaluru 12.97 77.59,
    Bhadravati 13.85 75.71, Bidar 17.91 77.52, Chamarajanagar 11.92 76.94, Channapatna 12.65 77.21,
    Chikkaballapur 13.44 77.73, Chikkamagaluru 13.32 75.77, Chintamani 13.40 78.05,
    Chitradurga 14.22 76.40, Davanagere 14.47 75.92, Dharwad 15.46 75.01, Gadag 15.43 75.63,
    Gangavathi 15.43 76.53, Gokak 16.17 74.82, Gokarna 14.55 74.32, Hampi 15.34 76.46,
    Harihar 14.51 75.81, Hassan 13.01 76.10, Haveri 14.79 75.40, Hosapete 15.27 76.39,
    Hubballi 15.35 75.13, Kalaburagi 17.34 76.84, Karwar 14.81 74.13, Kolar 13.14 78.13,
    Koppal 15.35 76.15, Madikeri 12.43 75.74, Mandya 12.52 76.90, Mangaluru 12.92 74.86,
    Mysuru 12.30 76.64, Puttur 12.76 75.20, Rabkavi Banhatti 16.48 75.11, Raichur 16.21 77.36,
    Ramanagara 12.72 77.28, Ranebennuru 14.62 75.63, Sagara 14.16 75.03, Shivamogga 13.93 75.57,
    Sindhanur 15.77 76.76, Sirsi 14.62 74.84, Tiptur 13.26 76.48, Tumakuru 13.34 77.10,
    Udupi 13.33 74.75, Vijayapura 16.82 75.72, Yadgir 16.77 77.14`,
  'Kerala': `
    Alappuzha 9.49 76.33, Aluva 10.11 76.35, Angamaly 10.19 76.39, Attingal 8.70 76.82,
    Chalakudy 10.30 76.34, Changanassery 9.44 76.54, Cherthala 9.68 76.34, Guruvayur 10.59 76.04,
    Idukki 9.85 76.97, Kalpetta 11.61 76.08, Kanhangad 12.31 75.11, Kannur 11.87 75.36,
    Kasaragod 12.50 74.99, Kayamkulam 9.18 76.50, Kochi 9.94 76.26, Kollam 8.88 76.58,
    Kottayam 9.59 76.52, Kozhikode 11.25 75.78, Kunnamkulam 10.65 76.07, Malappuram 11.04 76.08,
    Manjeri 11.12 76.12, Munnar 10.09 77.06, Muvattupuzha 9.98 76.57, Nedumangad 8.60 77.00,
    Nilambur 11.28 76.23, Ottappalam 10.77 76.38, Palakkad 10.77 76.65, Pathanamthitta 9.27 76.78,
    Payyanur 12.09 75.20, Perinthalmanna 10.98 76.23, Ponnani 10.77 75.93, Punalur 9.02 76.92,
    Sulthan Bathery 11.66 76.26, Thalassery 11.75 75.49, Thiruvalla 9.38 76.57,
    Thiruvananthapuram 8.49 76.95, Thodupuzha 9.90 76.72, Thrissur 10.52 76.22, Tirur 10.91 75.92,
    Varkala 8.73 76.72, Vatakara 11.60 75.58`,
  'Ladakh': `
    Diskit 34.55 77.55, Kargil 34.56 76.13, Leh 34.17 77.58`,
  'Lakshadweep': `
    Agatti 10.84 72.18, Andrott 10.81 73.67, Kavaratti 10.57 72.64, Minicoy 8.29 73.06`,
  'Madhya Pradesh': `
    Anuppur 23.10 81.69, Ashoknagar 24.58 77.73, Balaghat 21.82 80.19, Betul 21.90 77.90,
    Bhind 26.57 78.79, Bhopal 23.25 77.40, Burhanpur 21.31 76.23, Chhatarpur 24.92 79.59,
    Chhindwara 22.06 78.94, Damoh 23.83 79.44, Datia 25.67 78.46, Dewas 22.97 76.06,
    Dhar 22.59 75.30, Guna 24.65 77.31, Gwalior 26.23 78.17, Harda 22.34 77.10, Indore 22.72 75.83,
    Itarsi 22.61 77.76, Jabalpur 23.17 79.95, Jaora 23.64 75.13, Katni 23.84 80.39,
    Khajuraho 24.85 79.93, Khandwa 21.82 76.35, Khargone 21.82 75.61, Maihar 24.27 80.76,
    Mandla 22.60 80.37, Mandsaur 24.07 75.07, Mhow 22.55 75.76, Morena 26.50 78.00,
    Nagda 23.46 75.42, Narmadapuram 22.75 77.73, Narsinghpur 22.95 79.18, Neemuch 24.47 74.87,
    Orchha 25.35 78.64, Pithampur 22.60 75.70, Ratlam 23.33 75.04, Rewa 24.53 81.29,
    Sagar 23.84 78.74, Satna 24.58 80.83, Sehore 23.20 77.08, Sendhwa 21.69 75.10,
    Seoni 22.09 79.55, Shahdol 23.29 81.36, Shajapur 23.43 76.28, Sheopur 25.66 76.70,
    Shivpuri 25.42 77.66, Sidhi 24.40 81.88, Singrauli 24.20 82.68, Tikamgarh 24.74 78.83,
    Ujjain 23.18 75.78, Umaria 23.52 80.84, Vidisha 23.53 77.81`,
  'Maharashtra': `
    Achalpur 21.26 77.51, Ahilyanagar 19.09 74.74, Akola 20.71 77.00, Alibag 18.65 72.88,
    Ambajogai 18.73 76.39, Ambernath 19.20 73.19, Amravati 20.93 77.75, Badlapur 19.16 73.27,
    Baramati 18.15 74.58, Beed 18.99 75.76, Bhandara 21.17 79.65, Bhiwandi 19.30 73.06,
    Bhusawal 21.04 75.79, Buldhana 20.53 76.18, Chalisgaon 20.46 75.02, Chandrapur 19.95 79.30,
    Chhatrapati Sambhajinagar 19.88 75.34, Dharashiv 18.18 76.04, Dhule 20.90 74.78,
    Gadchiroli 20.18 80.00, Gondia 21.46 80.19, Hinganghat 20.55 78.84, Hingoli 19.71 77.14,
    Ichalkaranji 16.69 74.46, Jalgaon 21.00 75.57, Jalna 19.84 75.89, Kalyan 19.24 73.14,
    Karad 17.29 74.18, Kolhapur 16.70 74.23, Latur 18.40 76.57, Lonavala 18.75 73.41,
    Mahabaleshwar 17.56 73.40, Malegaon 20.55 74.53, Manmad 20.25 74.44,
    Mira-Bhayandar 19.29 72.85, Miraj 16.83 74.65, Mumbai 19.07 72.88, Nagpur 21.15 79.08,
    Nanded 19.16 77.31, Nandurbar 21.37 74.24, Nashik 20.00 73.79, Navi Mumbai 19.04 73.02,
    Palghar 19.70 72.77, Pandharpur 17.68 75.33, Panvel 18.99 73.11, Parbhani 19.27 76.77,
    Pimpri-Chinchwad 18.62 73.81, Pune 18.52 73.86, Ratnagiri 16.99 73.31, Sangli 16.85 74.56,
    Satara 17.69 73.99, Sawantwadi 15.90 73.82, Shirdi 19.77 74.48, Solapur 17.67 75.91,
    Thane 19.20 72.96, Udgir 18.39 77.12, Ulhasnagar 19.22 73.15, Vasai-Virar 19.46 72.81,
    Wardha 20.74 78.60, Washim 20.11 77.13, Yavatmal 20.39 78.13`,
  'Manipur': `
    Bishnupur 24.63 93.76, Churachandpur 24.33 93.67, Imphal 24.81 93.94, Jiribam 24.80 93.12,
    Kakching 24.50 93.98, Moreh 24.25 94.30, Senapati 25.27 94.02, Tamenglong 24.99 93.50,
    Thoubal 24.64 94.00, Ukhrul 25.12 94.36`,
  'Meghalaya': `
    Baghmara 25.19 90.64, Jowai 25.45 92.20, Mairang 25.56 91.64, Nongpoh 25.90 91.88,
    Nongstoin 25.52 91.26, Resubelpara 25.90 90.61, Shillong 25.57 91.88, Sohra 25.30 91.70,
    Tura 25.51 90.20, Williamnagar 25.50 90.62`,
  'Mizoram': `
    Aizawl 23.73 92.72, Champhai 23.47 93.33, Kolasib 24.22 92.68, Lawngtlai 22.53 92.90,
    Lunglei 22.89 92.74, Mamit 23.93 92.49, Saitual 23.97 92.57, Serchhip 23.29 92.85,
    Siaha 22.49 92.98`,
  'Nagaland': `
    Chümoukedima 25.81 93.78, Dimapur 25.91 93.72, Kohima 25.67 94.11, Longleng 26.49 94.82,
    Mokokchung 26.32 94.52, Mon 26.74 95.06, Phek 25.67 94.47, Tuensang 26.27 94.82,
    Wokha 26.10 94.26, Zunheboto 25.97 94.52`,
  'Odisha': `
    Angul 20.84 85.10, Balangir 20.70 83.49, Balasore 21.49 86.93, Barbil 22.10 85.38,
    Bargarh 21.33 83.62, Baripada 21.94 86.72, Bhadrak 21.05 86.52, Bhawanipatna 19.91 83.17,
    Bhubaneswar 20.27 85.83, Brahmapur 19.31 84.79, Byasanagar 20.95 86.12, Cuttack 20.46 85.88,
    Dhenkanal 20.66 85.60, Gopalpur 19.26 84.91, Jagatsinghapur 20.26 86.17, Jajpur 20.85 86.34,
    Jatani 20.16 85.71, Jeypore 18.86 82.57, Jharsuguda 21.86 84.01, Kendrapara 20.50 86.42,
    Kendujhar 21.63 85.58, Konark 19.89 86.10, Koraput 18.81 82.71, Nabarangpur 19.23 82.55,
    Nayagarh 20.13 85.10, Paradip 20.32 86.61, Paralakhemundi 18.78 84.09, Phulbani 20.48 84.23,
    Puri 19.80 85.82, Rayagada 19.17 83.42, Rourkela 22.22 84.86, Sambalpur 21.47 83.98,
    Sundargarh 22.12 84.03, Talcher 20.95 85.23`,
  'Puducherry': `
    Karaikal 10.92 79.83, Mahe 11.70 75.54, Ozhukarai 11.96 79.77, Puducherry 11.93 79.83,
    Yanam 16.73 82.21`,
  'Punjab': `
    Abohar 30.14 74.20, Amritsar 31.62 74.88, Barnala 30.37 75.55, Batala 31.81 75.20,
    Bathinda 30.21 74.94, Dera Bassi 30.59 76.84, Faridkot 30.67 74.76, Fazilka 30.40 74.03,
    Firozpur 30.93 74.61, Gurdaspur 32.04 75.40, Hoshiarpur 31.54 75.91, Jagraon 30.79 75.47,
    Jalandhar 31.33 75.58, Kapurthala 31.38 75.38, Khanna 30.71 76.22, Kharar 30.75 76.65,
    Kotkapura 30.58 74.83, Ludhiana 30.91 75.85, Malerkotla 30.53 75.88, Malout 30.19 74.50,
    Mansa 29.99 75.40, Moga 30.81 75.17, Mohali 30.68 76.72, Muktsar 30.47 74.52,
    Nabha 30.38 76.15, Nawanshahr 31.12 76.12, Pathankot 32.27 75.65, Patiala 30.34 76.39,
    Phagwara 31.22 75.77, Rajpura 30.48 76.59, Rupnagar 30.97 76.53, Sangrur 30.25 75.84,
    Sunam 30.13 75.80, Tarn Taran 31.45 74.93, Zirakpur 30.64 76.82`,
  'Rajasthan': `
    Abu Road 24.48 72.78, Ajmer 26.45 74.64, Alwar 27.56 76.63, Balotra 25.83 72.24,
    Banswara 23.54 74.44, Baran 25.10 76.52, Barmer 25.75 71.39, Beawar 26.10 74.32,
    Bharatpur 27.22 77.49, Bhilwara 25.35 74.64, Bhiwadi 28.21 76.86, Bikaner 28.02 73.31,
    Bundi 25.44 75.64, Chittorgarh 24.89 74.62, Churu 28.30 74.97, Dausa 26.89 76.34,
    Dholpur 26.69 77.88, Didwana 27.40 74.58, Dungarpur 23.84 73.71, Gangapur City 26.47 76.72,
    Hanumangarh 29.58 74.33, Hindaun 26.73 77.04, Jaipur 26.92 75.79, Jaisalmer 26.92 70.90,
    Jalore 25.35 72.62, Jhalawar 24.60 76.16, Jhunjhunu 28.13 75.40, Jodhpur 26.27 73.01,
    Karauli 26.50 77.03, Kishangarh 26.59 74.85, Kota 25.18 75.84, Kuchaman City 27.15 74.86,
    Makrana 27.04 74.72, Mount Abu 24.59 72.72, Nagaur 27.20 73.73, Nathdwara 24.94 73.82,
    Nimbahera 24.62 74.68, Pali 25.77 73.32, Pushkar 26.49 74.55, Rajsamand 25.07 73.88,
    Ratangarh 28.08 74.62, Sawai Madhopur 26.02 76.34, Sikar 27.61 75.14, Sirohi 24.89 72.85,
    Sri Ganganagar 29.92 73.87, Sujangarh 27.70 74.47, Suratgarh 29.32 73.90, Tonk 26.17 75.79,
    Udaipur 24.59 73.71`,
  'Sikkim': `
    Gangtok 27.33 88.61, Gyalshing 27.29 88.26, Jorethang 27.11 88.32, Mangan 27.51 88.52,
    Namchi 27.16 88.36, Pakyong 27.24 88.59, Pelling 27.30 88.24, Rangpo 27.18 88.53,
    Singtam 27.23 88.50, Soreng 27.17 88.20`,
  'Tamil Nadu': `
    Ambur 12.79 78.72, Arakkonam 13.08 79.67, Arani 12.67 79.29, Ariyalur 11.14 79.08,
    Avadi 13.11 80.11, Chengalpattu 12.69 79.98, Chennai 13.09 80.28, Chidambaram 11.40 79.69,
    Coimbatore 11.01 76.97, Coonoor 11.35 76.79, Cuddalore 11.76 79.77, Dharmapuri 12.13 78.16,
    Dindigul 10.37 77.98, Erode 11.34 77.73, Gudiyatham 12.95 78.87, Hosur 12.74 77.83,
    Kallakurichi 11.73 78.96, Kancheepuram 12.84 79.70, Kanniyakumari 8.09 77.54,
    Karaikudi 10.07 78.77, Karur 10.96 78.08, Kodaikanal 10.24 77.49, Kovilpatti 9.17 77.87,
    Krishnagiri 12.52 78.21, Kumbakonam 10.96 79.39, Madurai 9.92 78.12, Mamallapuram 12.62 80.19,
    Mannargudi 10.67 79.45, Mayiladuthurai 11.10 79.66, Mettupalayam 11.30 76.93,
    Nagapattinam 10.76 79.84, Nagercoil 8.18 77.43, Namakkal 11.22 78.17, Neyveli 11.61 79.50,
    Palani 10.45 77.52, Paramakudi 9.55 78.59, Pattukkottai 10.42 79.32, Perambalur 11.23 78.88,
    Pollachi 10.66 77.01, Pudukkottai 10.38 78.82, Rajapalayam 9.45 77.55,
    Ramanathapuram 9.37 78.83, Rameswaram 9.29 79.31, Ranipet 12.92 79.33, Salem 11.65 78.16,
    Sivaganga 9.85 78.48, Sivakasi 9.45 77.80, Srivilliputhur 9.51 77.63, Tambaram 12.92 80.13,
    Tenkasi 8.96 77.32, Thanjavur 10.79 79.14, Theni 10.01 77.48, Thoothukudi 8.77 78.13,
    Tindivanam 12.23 79.66, Tiruchirappalli 10.82 78.70, Tirunelveli 8.73 77.68,
    Tirupathur 12.49 78.57, Tiruppur 11.12 77.35, Tiruvallur 13.14 79.91,
    Tiruvannamalai 12.23 79.07, Tiruvarur 10.77 79.64, Udhagamandalam 11.41 76.70,
    Udumalaipettai 10.59 77.25, Vaniyambadi 12.68 78.62, Vellore 12.92 79.13,
    Viluppuram 11.94 79.49, Virudhachalam 11.52 79.33, Virudhunagar 9.59 77.96`,
  'Telangana': `
    Adilabad 19.67 78.54, Armoor 18.79 78.29, Bhadrachalam 17.67 80.89, Bhongir 17.52 78.89,
    Bodhan 18.66 77.89, Gadwal 16.24 77.80, Hyderabad 17.38 78.46, Jagtial 18.79 78.92,
    Jangaon 17.73 79.15, Kamareddy 18.32 78.34, Karimnagar 18.44 79.13, Khammam 17.25 80.14,
    Kodad 17.00 79.97, Kothagudem 17.55 80.62, Mahabubabad 17.60 80.00, Mahabubnagar 16.74 77.99,
    Mancherial 18.87 79.43, Medak 18.05 78.26, Miryalaguda 16.87 79.56, Nagarkurnool 16.48 78.32,
    Nalgonda 17.05 79.27, Nirmal 19.10 78.34, Nizamabad 18.67 78.10, Palwancha 17.58 80.68,
    Peddapalli 18.61 79.37, Ramagundam 18.75 79.47, Sangareddy 17.62 78.09,
    Secunderabad 17.50 78.54, Siddipet 18.10 78.85, Sircilla 18.39 78.81, Suryapet 17.14 79.62,
    Vikarabad 17.34 77.90, Wanaparthy 16.37 78.07, Warangal 18.00 79.58, Zaheerabad 17.68 77.61`,
  'Tripura': `
    Agartala 23.84 91.28, Ambassa 23.94 91.85, Belonia 23.25 91.45, Bishalgarh 23.67 91.29,
    Dharmanagar 24.37 92.17, Kailashahar 24.33 92.00, Khowai 24.08 91.60, Melaghar 23.49 91.33,
    Sabroom 23.00 91.72, Sonamura 23.48 91.27, Teliamura 23.82 91.65, Udaipur 23.53 91.48`,
  'Uttar Pradesh': `
    Agra 27.18 78.02, Akbarpur 26.43 82.53, Aligarh 27.88 78.07, Amethi 26.16 81.81,
    Amroha 28.90 78.47, Auraiya 26.47 79.51, Ayodhya 26.78 82.15, Azamgarh 26.07 83.18,
    Badaun 28.04 79.13, Bahraich 27.57 81.59, Ballia 25.76 84.15, Balrampur 27.43 82.19,
    Banda 25.48 80.33, Barabanki 26.93 81.19, Bareilly 28.37 79.43, Basti 26.79 82.72,
    Bhadohi 25.40 82.57, Bijnor 29.37 78.14, Bulandshahr 28.40 77.86, Chandausi 28.45 78.78,
    Chitrakoot 25.20 80.90, Deoband 29.70 77.68, Deoria 26.50 83.78, Etah 27.56 78.66,
    Etawah 26.78 79.02, Farrukhabad 27.39 79.58, Fatehpur 25.93 80.81, Firozabad 27.15 78.40,
    Ghaziabad 28.67 77.44, Ghazipur 25.58 83.59, Gonda 27.13 81.95, Gorakhpur 26.77 83.37,
    Greater Noida 28.50 77.54, Hapur 28.73 77.78, Hardoi 27.39 80.13, Hathras 27.60 78.05,
    Jaunpur 25.75 82.69, Jhansi 25.46 78.58, Kannauj 27.06 79.92, Kanpur 26.47 80.35,
    Kasganj 27.81 78.65, Khurja 28.25 77.86, Kushinagar 26.74 83.89, Lakhimpur 27.95 80.78,
    Lalitpur 24.69 78.42, Loni 28.75 77.29, Lucknow 26.84 80.92, Mahoba 25.29 79.88,
    Mainpuri 27.23 79.03, Mathura 27.50 77.67, Mau 25.94 83.56, Meerut 28.98 77.71,
    Mirzapur 25.14 82.57, Modinagar 28.83 77.58, Moradabad 28.84 78.78, Muzaffarnagar 29.47 77.70,
    Noida 28.58 77.33, Orai 25.99 79.45, Pilibhit 28.63 79.80, Pratapgarh 25.90 81.94,
    Prayagraj 25.44 81.84, Pt. Deen Dayal Upadhyaya Nagar 25.28 83.12, Raebareli 26.23 81.23,
    Rampur 28.81 79.03, Saharanpur 29.97 77.55, Sambhal 28.58 78.57, Shahjahanpur 27.88 79.91,
    Shamli 29.45 77.31, Sitapur 27.56 80.68, Sultanpur 26.26 82.07, Unnao 26.55 80.49,
    Varanasi 25.32 83.01, Vrindavan 27.58 77.70`,
  'Uttarakhand': `
    Almora 29.60 79.66, Bageshwar 29.84 79.77, Chamoli 30.40 79.33, Champawat 29.34 80.08,
    Dehradun 30.32 78.03, Haldwani 29.22 79.53, Haridwar 29.95 78.16, Jaspur 29.28 78.83,
    Jyotirmath 30.56 79.56, Kashipur 29.21 78.96, Kotdwar 29.75 78.52, Lansdowne 29.84 78.68,
    Mussoorie 30.45 78.07, Nainital 29.40 79.45, Pauri 30.15 78.78, Pithoragarh 29.58 80.21,
    Ramnagar 29.39 79.13, Rishikesh 30.11 78.29, Roorkee 29.87 77.89, Rudraprayag 30.28 78.98,
    Rudrapur 28.97 79.40, Srinagar 30.22 78.78, Tehri 30.39 78.48, Uttarkashi 30.73 78.44,
    Vikasnagar 30.47 77.77`,
  'West Bengal': `
    Alipurduar 26.48 89.52, Asansol 23.68 86.98, Baharampur 24.10 88.25, Balurghat 25.22 88.78,
    Bankura 23.23 87.07, Baranagar 22.64 88.38, Barasat 22.72 88.48, Bardhaman 23.26 87.86,
    Barrackpore 22.77 88.36, Basirhat 22.66 88.87, Bidhannagar 22.58 88.42, Bishnupur 23.07 87.32,
    Bolpur 23.66 87.70, Bongaon 23.05 88.83, Chandannagar 22.86 88.37, Contai 21.78 87.75,
    Cooch Behar 26.33 89.45, Darjeeling 27.03 88.27, Digha 21.63 87.52, Durgapur 23.52 87.31,
    Haldia 22.06 88.11, Howrah 22.58 88.32, Jalpaiguri 26.52 88.73, Jangipur 24.47 88.08,
    Jhargram 22.45 86.99, Kalimpong 27.07 88.48, Kalyani 22.98 88.43, Kharagpur 22.34 87.33,
    Kolkata 22.56 88.36, Krishnanagar 23.41 88.49, Kurseong 26.88 88.28, Malda 25.01 88.14,
    Medinipur 22.42 87.32, Nabadwip 23.41 88.37, Naihati 22.89 88.42, Purulia 23.33 86.36,
    Raiganj 25.61 88.12, Rampurhat 24.18 87.78, Ranaghat 23.18 88.57, Serampore 22.75 88.34,
    Siliguri 26.71 88.43, Suri 23.91 87.53, Tamluk 22.30 87.93, Uluberia 22.47 88.11`,
}

const EARTH_RADIUS_KM = 6371

/**
 * The centre of each city of `CITIES`, rounded to a hundredth of a degree (about 1 km). From the list cities500 of
 * GeoNames (https://www.geonames.org, CC BY 4.0); about eighty cities that it lacks are added by hand.
 */
export const CITY_COORDINATES: ReadonlyMap<string, Coordinates> = new Map(
  Object.entries(COORDINATES_BY_STATE).flatMap(([state, cities]) =>
    cities.split(',').map((entry) => {
      const [, name, latitude, longitude] = /^\s*(.+) (\S+) (\S+)\s*$/.exec(entry)!
      return [
        `${name}, ${state}`,
        { latitude: Number(latitude), longitude: Number(longitude) },
      ] as const
    })
  )
)

/** The great-circle distance in kilometres. */
export function distanceKm(one: Coordinates, other: Coordinates): number {
  const [latitude, otherLatitude] = [radians(one.latitude), radians(other.latitude)]
  const haversine =
    sineSquaredOfHalf(otherLatitude - latitude) +
    Math.cos(latitude) *
      Math.cos(otherLatitude) *
      sineSquaredOfHalf(radians(other.longitude - one.longitude))
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.sqrt(Math.min(1, haversine)))
}

/** All cities, the nearest to a position first. */
export function citiesByDistance(position: Coordinates): string[] {
  return [...CITY_COORDINATES]
    .map(([city, centre]) => ({ city, km: distanceKm(position, centre) }))
    .sort((one, other) => one.km - other.km)
    .map(({ city }) => city)
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180
}

function sineSquaredOfHalf(angle: number): number {
  return Math.sin(angle / 2) ** 2
}
