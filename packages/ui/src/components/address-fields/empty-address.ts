/** An address as it stands in a form: every part a text, empty where there is none. */
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

/** Apart from the rules of countries, which are large: a form may begin without them. */
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
