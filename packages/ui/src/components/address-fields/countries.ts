import { m } from '../../messages/index.ts'

export interface CountryShape {
  postalLabel: () => string
  /** A code of the right shape, to show how one looks. */
  postalExample: string
  cityLabel: () => string
  /** Undefined where addresses name no region. */
  region?: { label: () => string; isRequired: boolean; choices?: readonly (readonly [code: string, name: string])[] }
  /** The postal code is written before the city. */
  isPostalFirst?: boolean
}

const plain: CountryShape = { postalLabel: () => m.addresses_postal_code(), postalExample: '12345', cityLabel: () => m.addresses_city() }

/** Codes of the United States Postal Service. */
const states =
  'AL Alabama,AK Alaska,AZ Arizona,AR Arkansas,CA California,CO Colorado,CT Connecticut,DE Delaware,DC District of Columbia,FL Florida,GA Georgia,HI Hawaii,ID Idaho,IL Illinois,IN Indiana,IA Iowa,KS Kansas,KY Kentucky,LA Louisiana,ME Maine,MD Maryland,MA Massachusetts,MI Michigan,MN Minnesota,MS Mississippi,MO Missouri,MT Montana,NE Nebraska,NV Nevada,NH New Hampshire,NJ New Jersey,NM New Mexico,NY New York,NC North Carolina,ND North Dakota,OH Ohio,OK Oklahoma,OR Oregon,PA Pennsylvania,PR Puerto Rico,RI Rhode Island,SC South Carolina,SD South Dakota,TN Tennessee,TX Texas,UT Utah,VT Vermont,VA Virginia,WA Washington,WV West Virginia,WI Wisconsin,WY Wyoming'
/** Codes of Canada Post. */
const provinces =
  'AB Alberta,BC British Columbia,MB Manitoba,NB New Brunswick,NL Newfoundland and Labrador,NT Northwest Territories,NS Nova Scotia,NU Nunavut,ON Ontario,PE Prince Edward Island,QC Québec,SK Saskatchewan,YT Yukon'
/** Codes of Australia Post. */
const territories = 'ACT Australian Capital Territory,NSW New South Wales,NT Northern Territory,QLD Queensland,SA South Australia,TAS Tasmania,VIC Victoria,WA Western Australia'

const choicesOf = (list: string) =>
  list.split(',').map((entry) => {
    const space = entry.indexOf(' ')
    return [entry.slice(0, space), entry.slice(space + 1)] as const
  })

const state = { label: () => m.addresses_state(), isRequired: true }

/** How addresses are written, where it differs from the plain way. */
const shapes: Readonly<Record<string, Partial<CountryShape>>> = {
  US: { postalLabel: () => m.addresses_zip_code(), postalExample: '94103', region: { ...state, choices: choicesOf(states) } },
  CA: { postalExample: 'K1A 0B1', region: { label: () => m.addresses_province(), isRequired: true, choices: choicesOf(provinces) } },
  AU: { postalLabel: () => m.addresses_postcode(), postalExample: '2000', cityLabel: () => m.addresses_city_au(), region: { ...state, choices: choicesOf(territories) } },
  IN: { postalLabel: () => m.addresses_pin_code(), postalExample: '560001', region: state },
  JP: { postalExample: '100-0001', isPostalFirst: true, region: { label: () => m.addresses_prefecture(), isRequired: true } },
  GB: { postalLabel: () => m.addresses_postcode(), postalExample: 'BS1 6QU', cityLabel: () => m.addresses_city_gb(), region: { label: () => m.addresses_county(), isRequired: false } },
  DE: { postalExample: '10115', isPostalFirst: true },
  FR: { postalExample: '75001', isPostalFirst: true },
  NL: { postalLabel: () => m.addresses_postcode(), postalExample: '1012 AB', isPostalFirst: true }
}

export const shapeOf = (country: string): CountryShape => ({ ...plain, ...shapes[country] })
