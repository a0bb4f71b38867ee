/** Form values of an address: strings, empty if absent. */
export interface AddressTexts {
  name: string
  line1: string
  line2: string
  city: string
  region: string
  postalCode: string
  country: string
  phone: string
}

/** Separate from the country rules, which are large: a form can start without them. */
export const emptyAddress: AddressTexts = {
  name: '',
  line1: '',
  line2: '',
  city: '',
  region: '',
  postalCode: '',
  country: '',
  phone: ''
}
