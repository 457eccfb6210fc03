/** A demo member, who signs in with the demo password. */
export type DemoPerson = {
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
}

/** The public password of the demo members. */
export const DEMO_PASSWORD = 'saajha-demo'

/** The demo members. `ravi` has no listings, `admin` is the administrator. */
export const DEMO_PEOPLE: readonly DemoPerson[] = [
  verified('asha', 'Asha Deshmukh', 'Nagpur, Maharashtra', '+919900000101', true),
  member('ravi', 'Ravi Shankar Iyer', 'Bengaluru, Karnataka', '+919900000102', true),
  verified('imran', 'Imran Qureshi', 'Hyderabad, Telangana', '+919900000103', true),
  verified('gurpreet', 'Gurpreet Kaur Sandhu', 'Ludhiana, Punjab', '+919800000104', true),
  member('lalit', 'ललित मीणा', 'Jaipur, Rajasthan', '+919800000105', false),
  verified('meera', 'Meera Nair', 'Kochi, Kerala', '+919800000106', true),
  member('tenzin', 'Tenzin Bhutia', 'Gangtok, Sikkim', '+918900000107', true),
  verified('debjani', 'Debjani Mukherjee', 'Kolkata, West Bengal', '+918900000108', false),
  member('kavitha', 'Kavitha Murugan', 'Chennai, Tamil Nadu', '+918900000109', true),
  verified('joao', 'João Fernandes', 'Panaji, Goa', '+917900000110', true),
  member('sunita', 'सुनीता यादव', 'Varanasi, Uttar Pradesh', '+917900000111', true),
  verified('hardik', 'Hardik Patel', 'Ahmedabad, Gujarat', '+917900000112', false),
  member('bhaskar', 'Bhaskar Jyoti Borah', 'Guwahati, Assam', '+916900000113', true),
  verified('farhan', 'Farhan Shaikh', 'Mumbai, Maharashtra', '+916900000114', true),
  { ...verified('admin', 'Nandini Rao', 'Delhi, Delhi', '+919900000100', false), role: 'admin' },
]

function member(
  username: string,
  fullName: string,
  location: string,
  phone: string,
  avatar: boolean
): DemoPerson {
  const email = `${username}@saajha.example`
  return { username, email, fullName, location, phone, isVerified: false, role: 'member', avatar }
}

function verified(...person: Parameters<typeof member>): DemoPerson {
  return { ...member(...person), isVerified: true }
}
