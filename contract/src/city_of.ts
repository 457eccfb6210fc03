/** The states and union territories. One ends a location of the form 'Pune, Maharashtra'. */
const STATES = new Set(
  'Andaman and Nicobar Islands|Andhra Pradesh|Arunachal Pradesh|Assam|Bihar|Chandigarh|Chhattisgarh|Dadra and Nagar Haveli and Daman and Diu|Delhi|Goa|Gujarat|Haryana|Himachal Pradesh|Jammu and Kashmir|Jharkhand|Karnataka|Kerala|Ladakh|Lakshadweep|Madhya Pradesh|Maharashtra|Manipur|Meghalaya|Mizoram|Nagaland|Odisha|Puducherry|Punjab|Rajasthan|Sikkim|Tamil Nadu|Telangana|Tripura|Uttar Pradesh|Uttarakhand|West Bengal'.split(
    '|'
  )
)

/** A location without its state: 'Pune' of 'Pune, Maharashtra'. Other locations stay unchanged. */
export function cityOf(location: string): string {
  const end = location.lastIndexOf(', ')
  return end > 0 && STATES.has(location.slice(end + 2)) ? location.slice(0, end) : location
}
