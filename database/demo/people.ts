/** A demo member, who signs in with the demo password. */
type DemoPerson = {
  username: string
  email: string
  fullName: string
  /** A value of `CITIES`. */
  location: string
  /** An invented number: only zeros before the last three digits. */
  phone: string
  isVerified: boolean
  role: 'member' | 'admin'
  /** Whether they have a profile picture; the others show their initials. */
  avatar: boolean
  /** How many days ago they signed up: before all that they listed and rented. */
  joinedDaysAgo: number
}

/** The public password of the demo members. */
export const DEMO_PASSWORD = 'saajha-demo'

/** The demo members. `ravi` has no listings, `admin` is the administrator. */
export const DEMO_PEOPLE: readonly DemoPerson[] = [
  verified('asha', 'Asha Deshmukh', 'Nagpur, Maharashtra', '+919900000101', true, 512),
  member('ravi', 'Ravi Shankar Iyer', 'Bengaluru, Karnataka', '+919900000102', true, 208),
  verified('imran', 'Imran Qureshi', 'Hyderabad, Telangana', '+919900000103', true, 377),
  verified('gurpreet', 'Gurpreet Kaur Sandhu', 'Ludhiana, Punjab', '+919800000104', true, 455),
  member('lalit', 'ललित मीणा', 'Jaipur, Rajasthan', '+919800000105', false, 166),
  verified('meera', 'Meera Nair', 'Kochi, Kerala', '+919800000106', true, 290),
  member('tenzin', 'Tenzin Bhutia', 'Gangtok, Sikkim', '+918900000107', true, 143),
  verified('debjani', 'Debjani Mukherjee', 'Kolkata, West Bengal', '+918900000108', false, 331),
  member('kavitha', 'Kavitha Murugan', 'Chennai, Tamil Nadu', '+918900000109', true, 402),
  verified('joao', 'João Fernandes', 'Panaji, Goa', '+917900000110', true, 249),
  member('sunita', 'सुनीता यादव', 'Varanasi, Uttar Pradesh', '+917900000111', true, 127),
  verified('hardik', 'Hardik Patel', 'Ahmedabad, Gujarat', '+917900000112', false, 186),
  member('bhaskar', 'Bhaskar Jyoti Borah', 'Guwahati, Assam', '+916900000113', true, 221),
  verified('farhan', 'Farhan Shaikh', 'Mumbai, Maharashtra', '+916900000114', true, 358),
  {
    ...verified('admin', 'Nandini Rao', 'Delhi, Delhi', '+919900000100', false, 540),
    role: 'admin',
  },
]

function member(
  username: string,
  fullName: string,
  location: string,
  phone: string,
  avatar: boolean,
  joinedDaysAgo: number
): DemoPerson {
  return {
    username,
    email: `${username}@saajha.example`,
    fullName,
    location,
    phone,
    isVerified: false,
    role: 'member',
    avatar,
    joinedDaysAgo,
  }
}

function verified(...person: Parameters<typeof member>): DemoPerson {
  return { ...member(...person), isVerified: true }
}
