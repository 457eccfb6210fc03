/**
 * Listings for the search cases in addition to the demo's, many of them similar. Each line is one listing:
 * category | city | title | description.
 */
export const SEARCH_LISTINGS = `
bike | Mumbai | Honda Activa 5G, white | Petrol not included. Andheri West pickup.
bike | Mumbai | TVS Ntorq 125 for rent | Race edition, phone charging socket under the seat.
bike | Delhi | Suzuki Access 125, home delivery | Helmet and raincoat included, camera shops nearby.
bike | Bengaluru | Bajaj Pulsar NS200 | Rider pays for fuel. No beginners please.
bike | Bengaluru | Ather 450X, charged overnight | Electric, 100 km range, free charging at Indiranagar.
bike | Pune | Hero Splendor Plus, mileage king | Good for delivery boys, monthly plan.
bike | Jaipur | Yamaha FZ-S for city rides | Blue, disc brakes.
bike | Manali | Bullet 500 for Rohtang | Carrier and saddle bags fitted.
bike | Leh | Royal Enfield Himalayan with jerry cans | Oxygen can on request.
bike | Chennai | TVS XL 100 moped | Carries gas cylinders and water cans.
bike | Panaji | Honda Dio with two helmets | Beach delivery, phone holder.
bike | Kochi | Yamaha R15 V4 | Sports bike in racing blue, no stunts.
bike | Hyderabad | Steelbird riding helmet, size L | ISI mark, clear visor, cleaned after each rider.
bike | Mysuru | Ola S1 Pro on monthly rent | With home charger.
car | Mumbai | Maruti Swift Dzire sedan | Clean car, fastag loaded.
car | Mumbai | Hyundai i20 automatic | Self drive only, 300 km a day.
car | Delhi | Mahindra Scorpio N, 7 seats | Black, sunroof.
car | Delhi | Audi A6 for wedding entry | With flowers and chauffeur on request.
car | Bengaluru | Mahindra Thar roof-top open | For Coorg and Chikmagalur weekends.
car | Bengaluru | Tata Tiago EV | City use, home charger pickup.
car | Pune | Maruti Ertiga CNG | Family trips to Mahabaleshwar, seven seats.
car | Hyderabad | Maruti Alto 800, cheapest in town | Learner friendly, no camera, no frills.
car | Kolkata | Ambassador 1989, vintage | For shaadi, shoots and doli.
car | Chandigarh | Toyota Fortuner 4x4 | With or without driver.
car | Udaipur | Rolls Royce style vintage convertible | For royal weddings, only with our own man at the wheel.
car | Kochi | Honda City ZX | Airport drop possible.
car | Guwahati | Renault Kwid | For Shillong trips.
car | Dehradun | Maruti Gypsy for jungle safari | Rajaji permit help.
camera | Mumbai | Canon EOS 5D Mark IV body | Full frame DSLR, two batteries.
camera | Mumbai | Sony FX3 cinema body with cage | For ad films. Operator extra.
camera | Delhi | Nikon D850 with 24-120 | Wedding photographers love it.
camera | Delhi | DJI Mavic 3 drone | Licensed pilot comes along.
camera | Delhi | Manfrotto tripod with fluid head | Carries 8 kg, for any camera.
camera | Bengaluru | Sony 70-200 f/2.8 GM lens | E mount, UV filter on.
camera | Bengaluru | DJI RS3 gimbal | For mirrorless bodies up to 3 kg.
camera | Pune | Godox AD200 flash with trigger | Softbox included.
camera | Jaipur | Fujifilm Instax Mini 12 | Twenty sheets free, party fun.
camera | Jaipur | Fujifilm X-T5 mirrorless kit | 18-55 lens, silver.
camera | Hyderabad | Insta360 X4 | 360 video with invisible stick.
camera | Kolkata | Sony Handycam for school function | Old but gold, tape to USB.
camera | Chennai | Canon RF 100-500 for birding | Vedanthangal favourite.
camera | Lucknow | कैनन कैमरा 200D किराये पर | शादी और जन्मदिन के लिए, दो लेंस साथ।
camera | Ahmedabad | Green backdrop 10x12 with stand | Chroma for reels.
mobile | Mumbai | Apple iPhone 15 Pro 256 GB | Natural titanium, for shoots.
mobile | Delhi | Samsung Galaxy S24 Ultra | With S Pen, 200 MP camera.
mobile | Delhi | Google Pixel 8 | Clean Android for app testing.
mobile | Bengaluru | ASUS ROG Phone 7 | Gaming triggers, cooling fan.
mobile | Pune | Redmi Note 13, spare phone | While yours is in repair.
mobile | Jaipur | Nokia 105 button phones, 30 pieces | For exam hall staff.
mobile | Hyderabad | iPad Air with Apple Pencil | For artists and classes.
mobile | Kolkata | Lenovo Tab for kiosk | Forms, surveys and events.
laptop | Mumbai | MacBook Pro 16 M3 Max | Colour graded shoots, film edit.
laptop | Mumbai | Lenovo ThinkPad T14, office bulk | Ten pieces, GST bill.
laptop | Delhi | ASUS ROG Strix RTX 4070 | Heavy games and 3D.
laptop | Bengaluru | Dell Inspiron i5 for interns | Monthly plan, bag free.
laptop | Pune | HP Pavilion 15, student rate | MS Office loaded.
laptop | Hyderabad | Gaming PC with 27 inch screen | Ryzen 7, RTX 3080.
laptop | Chennai | Mac mini M2 with keyboard | For iOS builds.
laptop | Noida | Desktop computers for training, 20 sets | i3, 8 GB, with UPS.
rent-room | Mumbai | Furnished 1 BHK in Bandra | Sea breeze, lift, no broker.
rent-room | Mumbai | Sharing PG for girls, Powai | Three meals, wifi, laundry.
rent-room | Delhi | Barsati room in Lajpat Nagar | Terrace, bachelor friendly.
rent-room | Bengaluru | 2 BHK flat in HSR Layout | Semi furnished, gym, parking.
rent-room | Bengaluru | Co-living single bed near Manyata | House keeping, cooler, no cooking.
rent-room | Pune | Studio apartment in Viman Nagar | One room kitchen, monthly.
rent-room | Kota | Hostel seat for NEET students | Study table and mess.
rent-room | Hyderabad | Office space for 12 in Madhapur | Desks, meeting room, chai.
rent-room | Surat | Godown 2000 sq ft, Sachin GIDC | Truck can enter. Night guard.
rent-room | Lucknow | Shop on main road, Aminabad | Shutter, ground floor.
rent-room | Panaji | Villa with pool in Assagao | Four bedrooms, cook on call.
rent-room | Varanasi | घाट के पास कमरा | एक कमरा, रसोई के साथ, महीने के हिसाब से।
rent-room | Chennai | Marriage hall, 400 guests, Velachery | Dining hall, AC rooms.
rent-room | Munnar | Farmhouse cottage with bonfire | Family stay, tea estate view.
rent-room | Indore | Covered parking near railway station | Car or bike, night watchman.
event-accessories | Mumbai | DJ console Pioneer XDJ with tops | Two JBL speakers, 2000 W.
event-accessories | Mumbai | Maharaja chair pair for varmala | Golden, red velvet.
event-accessories | Delhi | Waterproof pandal 40x60 | With carpets and side walls, labour included.
event-accessories | Delhi | 500 plastic chairs | White, delivered and stacked.
event-accessories | Delhi | Mist fan, outdoor | For open-air shaadi in May.
event-accessories | Jaipur | Ghodi with band for baraat | White mare, decorated.
event-accessories | Jaipur | Rajasthani mandap set with pillars | Marigold colours.
event-accessories | Bengaluru | LED wall 12x8 ft | P3 indoor, with operator.
event-accessories | Bengaluru | Photo booth with props | Prints in ten seconds.
event-accessories | Pune | Dhol tasha pathak | Thirty players for Ganpati visarjan.
event-accessories | Pune | PA sound system with 4 mics | For speeches up to 500 people.
event-accessories | Hyderabad | Bartan set for 300, deg and kadhai | For dawat and functions.
event-accessories | Kolkata | Puja pandal lights, Chandannagar style | 200 metres of jhalar.
event-accessories | Chennai | Buffet tables and chafing dishes | Stainless, six sets.
event-accessories | Lucknow | शादी का टेंट और कुर्सियां | दो सौ मेहमानों के लिए।
event-accessories | Ahmedabad | Fog machine and cold pyro pair | For couple entry.
event-accessories | Surat | Balloon arch and birthday backdrop | Pink, blue or jungle.
event-accessories | Indore | Bouncy castle 15x15 | Blower and attendant.
event-accessories | Nagpur | Cotton candy machine | 100 sticks free.
event-accessories | Chandigarh | Charcoal barbecue grill, big | Skewers and tongs.
event-accessories | Gurugram | Portable toilet cabin, two units | Cleaned daily.
bus | Mumbai | 32-seater AC bus for Lonavala | Music, mic and driver.
bus | Delhi | Force Urbania 16 seats | Luxury push-back, Vaishno Devi tours.
bus | Jaipur | Volvo coach 45 seats | Sleeper, wash room.
bus | Bengaluru | Maruti Eeco van with driver | School or office pickup.
bus | Dehradun | Tempo traveller 12 seats for Char Dham | Carrier on roof.
bus | Kolkata | Mini bus 21 seats for picnic | Digha and Mandarmani.
auto | Delhi | Toto for school trip | Six kids, careful driver.
auto | Pune | Piaggio Ape auto, cargo | Vegetables and parcels.
auto | Mumbai | CNG auto rickshaw, monthly | Permit holder only.
auto | Chennai | Bajaj auto with driver, day package | Temple tour.
auto | Lucknow | ई रिक्शा किराये पर | बैटरी नई है।
cycle | Pune | Btwin Rockrider mountain bike | Front suspension, 21 gears.
cycle | Pune | Hero Sprint bicycle, 26 inch | Lock and bell.
cycle | Bengaluru | Giant road racing cycle | Carbon fork, size L.
cycle | Bengaluru | Tandem for two riders | Cubbon Park Sundays.
cycle | Delhi | Ladies cycle with basket | Light green.
cycle | Chandigarh | Kids cycle with side wheels | Age 4 to 7.
cycle | Mysuru | Electric cycle Lectro | 40 km on a charge.
cycle | Puducherry | Beach cruiser cycle | Promenade rides.
cycle | Lucknow | साइकिल किराये पर, रोज़ के हिसाब से | ताला साथ में।
electronic-accessories | Mumbai | BenQ home cinema projector | 4K, with 120 inch screen.
electronic-accessories | Mumbai | Car charger and phone holder | Type C, fast.
electronic-accessories | Delhi | PlayStation 4 with 5 games | Extra controller.
electronic-accessories | Delhi | Xbox Series X weekend | Game Pass on.
electronic-accessories | Bengaluru | Meta Quest 3 | Beat Saber loaded.
electronic-accessories | Bengaluru | Rode wireless mic set | For podcast and reels.
electronic-accessories | Pune | 55 inch smart LED TV | Wall bracket on request.
electronic-accessories | Pune | Dell 27 inch monitor | HDMI, for work from home.
electronic-accessories | Jaipur | JBL Boombox 3 | Loud, 24 hour battery.
electronic-accessories | Hyderabad | HP LaserJet printer, black and white | Toner full.
electronic-accessories | Hyderabad | JioFi hotspot device | Unlimited data, day rent.
electronic-accessories | Kolkata | Walkie-talkie set of ten | For events and shoots.
electronic-accessories | Chennai | Noise cancelling Bose headphones | For flights.
electronic-accessories | Noida | Wacom drawing tablet | For designers.
electronic-accessories | Indore | CCTV kit, 4 cameras with DVR | For site or function.
electronic-accessories | Surat | External SSD 2 TB | Rugged.
electronic-accessories | Goa | Camera battery and charger kit | NP-F and LP-E6.
home-accessories | Mumbai | 1.5 ton split AC, 5 star | Fitting free in Thane and Mumbai.
home-accessories | Mumbai | LG double door refrigerator | 260 litre, frost free.
home-accessories | Mumbai | Laptop table for bed | Foldable, wooden top.
home-accessories | Delhi | Window air conditioner 1 ton | For one season.
home-accessories | Delhi | Samsung front load washing machine | 7 kg, delivered.
home-accessories | Delhi | Oil filled room heater | 11 fins, for December and January.
home-accessories | Bengaluru | Three-seater sofa, grey | Monthly, with cushions.
home-accessories | Bengaluru | Study table with chair | For work from home.
home-accessories | Bengaluru | Ergonomic revolving chair | Lumbar support.
home-accessories | Pune | Wooden wardrobe, three doors | Mirror inside.
home-accessories | Pune | Double bed with storage | Mattress extra.
home-accessories | Pune | Six-seater dining set | Sheesham.
home-accessories | Jaipur | Kirloskar silent genset 25 kVA | Diesel extra, operator included.
home-accessories | Jaipur | Havells table fan | Quiet.
home-accessories | Hyderabad | Kent RO purifier | Service included.
home-accessories | Hyderabad | Makita angle grinder | Two discs.
home-accessories | Kolkata | Steel almirah with locker | Second floor delivery.
home-accessories | Chennai | Bajaj mixer grinder 750 W | Three jars.
home-accessories | Chennai | Karcher jet washer | For cars and terraces.
home-accessories | Lucknow | पलंग और गद्दा | डबल बेड, साफ।
home-accessories | Ahmedabad | Luminous inverter with battery | Four hours backup.
home-accessories | Surat | IFB microwave 30 litre | Bake and grill.
home-accessories | Indore | Water pump 2 HP | For fields and basements.
home-accessories | Nagpur | Arc welding set 200 A | Rods extra.
home-accessories | Patna | Electric chainsaw | Cuts to 14 inch.
home-accessories | Ludhiana | Concrete mixer, half bag | With motor.
home-accessories | Gurugram | Dyson vacuum cleaner | Cordless.
home-accessories | Bhopal | Instant geyser 3 litre | For PG bathrooms.
home-accessories | Kochi | Petrol grass cutter | Blade and nylon.
book | Delhi | Laxmikanth and Spectrum, UPSC pair | Latest editions, few marks.
book | Delhi | NEET biology notes, toppers | Handwritten, three files.
book | Kota | HC Verma and Irodov for JEE | Both parts.
book | Mumbai | Harry Potter box set | Seven novels.
book | Pune | LLB first year law books | Bare acts too.
book | Jaipur | SSC CGL practice set | Lucent GK included.
book | Lucknow | प्रेमचंद के उपन्यास | गोदान, गबन, निर्मला।
book | Chennai | Tamil story books for children | Thirty titles.
book | Kolkata | Feluda and Byomkesh novels | In Bengali.
book | Bengaluru | CA Inter study material | Both groups.
clothing | Mumbai | Sabyasachi style bridal lehenga, red | Heavy dupatta, size S to M.
clothing | Mumbai | Black tuxedo, slim | 38 to 42.
clothing | Delhi | Ivory sherwani with safa | For dulha, brooch included.
clothing | Delhi | Polki necklace set | Tikka and earrings.
clothing | Delhi | Woollen overcoats and gloves | For Europe trips.
clothing | Jaipur | Chaniya choli for Navratri | Mirror work, garba nights.
clothing | Jaipur | Rajasthani safa, 50 turbans | Tied by our man at your venue.
clothing | Bengaluru | Banarasi silk saree, green | Blouse 36.
clothing | Bengaluru | Wine evening gown with trail | For cocktail and pre-wedding shoot.
clothing | Pune | Navwari nine-yard for Lavani | With nath.
clothing | Pune | Jodhpuri bandhgala, navy | Reception wear.
clothing | Hyderabad | Kids Krishna fancy dress | Flute and mukut.
clothing | Kolkata | Kathak costume with ghungroo | Stage ready.
clothing | Chennai | Temple jewellery for Bharatanatyam | Full set.
clothing | Surat | Kundan choker and bangles | Mehendi night.
clothing | Manali | Snow suit with gumboots | All sizes, at Solang.
clothing | Lucknow | Chikankari kurta pyjama | White, for nikah.
clothing | Ahmedabad | Designer clutch and handbag | Pearl work.
commercial-vehicle | Mumbai | Tata Ace for house shifting | Two helpers with rope and sheets.
commercial-vehicle | Mumbai | 22 ft container truck | All India permit.
commercial-vehicle | Delhi | JCB 3DX with operator | Hourly, diesel included.
commercial-vehicle | Delhi | Scissor lift 10 m | Electric, for malls.
commercial-vehicle | Bengaluru | Ashok Leyland Dost pickup | Marble and tiles.
commercial-vehicle | Pune | Water tanker 10,000 litre | Drinking or construction.
commercial-vehicle | Ludhiana | John Deere tractor 50 HP | With trolley.
commercial-vehicle | Ludhiana | Combine harvester for wheat | Per acre.
commercial-vehicle | Patna | Rotavator 6 ft | Tractor needed.
commercial-vehicle | Hyderabad | Godrej forklift 3 ton | Warehouse use.
commercial-vehicle | Jaipur | Hyva dumper 10 wheel | Sand, gravel, malba.
commercial-vehicle | Surat | Hydra 14 ton | Machine shifting.
commercial-vehicle | Indore | Paddy thresher | With belt.
commercial-vehicle | Lucknow | ट्रैक्टर ट्रॉली के साथ | जुताई और ढुलाई के लिए।
commercial-vehicle | Kochi | Ambulance with oxygen | Day and night.
driver | Mumbai | Personal driver, ten hours | BMW and automatic cars too.
driver | Delhi | Heavy vehicle driver, truck and trailer | HMV licence.
driver | Bengaluru | Acting driver for weekend | Outstation with night charges.
driver | Pune | ड्राइवर उपलब्ध, रोज़ाना | किसी भी कार के लिए।
driver | Jaipur | Tourist bus driver | Knows all forts.
driver | Kochi | Women driver for night duty | Verified.
hard-worker | Mumbai | Bijli wala for home visits | Fan, switch, MCB, geyser point.
hard-worker | Mumbai | Plumber for leaks and taps | Same day.
hard-worker | Mumbai | House maid, four hours | Jhadu, pocha, bartan.
hard-worker | Delhi | Daily wage labourers, five men | Loading and site cleaning.
hard-worker | Delhi | Carpenter for furniture repair | Doors, beds, modular.
hard-worker | Delhi | Packers for house shifting | Boxes and bubble wrap.
hard-worker | Bengaluru | AC technician | Gas filling, split and window.
hard-worker | Bengaluru | Nanny for toddlers | Ten to six.
hard-worker | Pune | Security guard, 12 hours | Uniform and torch.
hard-worker | Pune | Mehendi artist for brides | Bridal and Arabic.
hard-worker | Jaipur | Halwai with team of six | Puri sabzi to pasta.
hard-worker | Jaipur | Raj mistri for wall and tiles | Ten years.
hard-worker | Hyderabad | Candid wedding photographer | Album and reel.
hard-worker | Kolkata | Pandit for griha pravesh | With samagri.
hard-worker | Chennai | Gardener, weekly | Lawn and pots.
hard-worker | Lucknow | दर्जी, घर पर सिलाई | ब्लाउज़ और सूट।
hard-worker | Chandigarh | Home nurse, 24 hours | Injection, dressing.
hard-worker | Ahmedabad | Putai wala, per room rate | Distemper and emulsion.
hard-worker | Noida | Maths tutor for class 9 and 10 | At home.
hard-worker | Indore | Waiters for functions, ten | Uniform, trained.
other | Mumbai | Motorised treadmill 2 HP | Up to 100 kg.
other | Mumbai | Hospital bed with side rails | Two crank, mattress free.
other | Mumbai | Baby pram, foldable | Newborn to 3 years.
other | Delhi | Philips oxygen concentrator 5 L | With mask.
other | Delhi | Folding wheelchair, light | Self propelled.
other | Delhi | SG cricket bat and pads | Season ball.
other | Bengaluru | Casio keyboard 61 keys | Stand and adapter.
other | Bengaluru | Drum kit, five piece | Practice room only.
other | Bengaluru | Four-person dome tent | For Kodachadri camp.
other | Bengaluru | 60 litre rucksack with rain cover | Trekking.
other | Pune | Total station Leica with prism | For survey work.
other | Pune | Fender electric guitar with amp | Strat copy.
other | Jaipur | Tabla pair with cushions | Tuned to C sharp.
other | Kolkata | Sitar, full size | Hiren Roy copy.
other | Kolkata | Yonex badminton racket pair | Shuttles too.
other | Chennai | Paddle board and life jackets | Covelong beach.
other | Rishikesh | Sleeping bags, minus ten | For Kedarkantha.
other | Rishikesh | Trekking poles and gaiters | Pair.
other | Hyderabad | Carrom board, full size | Coins and powder.
other | Hyderabad | Baby cradle with net | Sheesham jhula.
other | Surat | Elliptical cross trainer | Home delivery.
other | Udaipur | Binoculars 10x50 | For bird watching.
other | Lucknow | बच्चों के खिलौने, पूरा सेट | तीन से छह साल।
other | Goa | Snorkelling mask set | Fins too.
other | Ahmedabad | Medela breast pump, hospital grade | Sterile kit new.
other | Nagpur | Large suitcase, 30 inch | Four wheels.`
