/** What a screen has to be seen in. */
export const states = {
  loading: 'What it shows is on its way.',
  ready: 'All is there.',
  empty: 'There is nothing to show yet.',
  failed: 'The shop answered that it went wrong.',
  offline: 'Nobody answered.',
  long: 'Names, words and addresses as long as they may be, in other scripts too.',
  many: 'Hundreds of what is usually a few.',
  throttled: 'It was asked too often and has to wait.'
} as const

export type State = keyof typeof states

/** Why a screen has no such state. */
interface Hole {
  why: string
}

/** The story that shows a state: its name, after the title of another file where it stands there. */
type Shown = string | Hole

const hole = (why: string): Hole => ({ why })

const readShared = hole('Reading is turned away as a whole when the shop is full; the failed state says so.')
const atOnce = hole('Nothing is fetched for it: the form stands in the page.')
const form = hole('A form is never empty of what it shows.')
const oneOfEach = hole('There is one of each field, whoever fills it in.')
const words = hole('Its words stand in the page; nothing can go wrong or run out.')

const ofForm = { loading: atOnce, empty: form, many: oneOfEach } as const

/** Every screen in every state, by the title of its stories. A state without a story says why. */
export const screens = {
  'Screens/Home': {
    loading: 'Loading',
    ready: 'Ready',
    empty: 'Empty',
    failed: 'Failed',
    offline: 'Offline',
    long: 'Long Names',
    many: 'More Options Than Products',
    throttled: readShared
  },
  'Screens/Product': {
    loading: 'Loading',
    ready: 'Ready',
    empty: 'Unknown',
    failed: 'Failed',
    offline: 'Offline',
    long: 'Long Names',
    many: hole('A product has at most a few options, and each is a chip or a colour.'),
    throttled: readShared
  },
  'Screens/Cart': {
    loading: 'Loading',
    ready: 'Ready',
    empty: 'Empty',
    failed: 'Failed',
    offline: 'Offline',
    long: 'Awkward Data',
    many: 'Two Hundred Lines',
    throttled: hole('A change that was turned away is sent again by itself.')
  },
  'Screens/Checkout': {
    loading: 'Loading',
    ready: 'Everything Answered',
    empty: 'Empty',
    failed: 'Broken On Our Side',
    offline: 'Connection Lost',
    long: 'Awkward Data',
    many: 'Two Hundred Lines',
    throttled: 'Throttled'
  },
  'Screens/Order': {
    loading: 'Loading',
    ready: 'Paid',
    empty: 'Not Found',
    failed: 'Failed',
    offline: 'Offline',
    long: 'Awkward Data',
    many: 'Two Hundred Lines',
    throttled: readShared
  },
  'Screens/Orders': {
    loading: 'Loading',
    ready: 'Ready',
    empty: 'Empty',
    failed: 'Failed',
    offline: 'Offline',
    long: hole('It shows numbers, days and sums; names are in the order itself.'),
    many: 'Many',
    throttled: 'Too Many Tries'
  },
  'Screens/Addresses': {
    loading: 'Loading',
    ready: 'Ready',
    empty: 'Empty',
    failed: 'Failed',
    offline: 'Offline',
    long: 'Awkward Data',
    many: 'Many',
    throttled: 'Throttled'
  },
  'Screens/Create design': {
    loading: 'Loading',
    ready: 'Ready',
    empty: 'Empty',
    failed: 'Failed',
    offline: 'Offline',
    long: 'Long Names',
    many: 'Many',
    throttled: readShared
  },
  'Screens/My designs': {
    loading: 'Loading',
    ready: 'Ready',
    empty: 'Empty',
    failed: 'Failed',
    offline: 'Offline',
    long: 'Ready',
    many: 'Many',
    throttled: readShared
  },
  'Screens/Shared design': {
    loading: 'Loading',
    ready: 'Ready',
    empty: 'No Longer Shared',
    failed: 'Failed',
    offline: 'Offline',
    long: 'Long Name Without Blank',
    many: hole('It is one design.'),
    throttled: readShared
  },
  'Screens/Design tool': {
    loading: 'Loading',
    ready: 'Ready',
    empty: 'Empty',
    failed: 'Failed',
    offline: 'Offline',
    long: 'Arabic',
    many: 'Screens/Design tool/Team/Sixty People',
    throttled: hole('A save that was turned away is tried again by itself.')
  },
  'Screens/Admin': {
    loading: 'Loading',
    ready: 'Orders',
    empty: 'No Orders',
    failed: 'Failed',
    offline: 'Offline',
    long: 'Orders',
    many: 'Two Hundred Orders',
    throttled: hole('Staff have no limit of their own that a person could reach.')
  },
  'Screens/Login': {
    ...ofForm,
    ready: 'Ready',
    failed: 'Failed',
    offline: 'Offline',
    long: 'Long Address',
    throttled: 'Throttled'
  },
  'Screens/Register': {
    ...ofForm,
    ready: 'Ready',
    failed: 'Failed',
    offline: 'Offline',
    long: 'Awkward Names',
    throttled: 'Throttled'
  },
  'Screens/Registration complete': {
    ...ofForm,
    ready: 'Ready',
    failed: 'Unexpected',
    offline: 'Offline',
    long: 'Long Name',
    throttled: 'Throttled'
  },
  'Screens/Verify code': {
    ...ofForm,
    ready: 'Ready',
    failed: 'Unexpected',
    offline: 'Offline',
    long: 'Long Address',
    throttled: 'Throttled'
  },
  'Screens/Forgotten password': {
    ...ofForm,
    ready: 'Ready',
    failed: 'Unexpected',
    offline: 'Offline',
    long: 'Long Address',
    throttled: 'Throttled'
  },
  'Screens/New password': {
    ...ofForm,
    ready: 'Ready',
    failed: 'Failed',
    offline: 'Offline',
    long: 'Long Address',
    throttled: 'Throttled'
  },
  'Screens/Login and security': {
    ...ofForm,
    ready: 'Ready',
    failed: 'Unexpected',
    offline: 'Offline',
    long: 'Long Address',
    throttled: 'Throttled'
  },
  'Screens/Contact': {
    ...ofForm,
    ready: 'Ready',
    failed: 'Unexpected',
    offline: 'Failed',
    long: 'Awkward Names',
    throttled: 'Throttled'
  },
  'Screens/Information': {
    loading: words,
    ready: 'Questions',
    empty: 'Questions Without An Answer',
    failed: words,
    offline: words,
    long: 'Terms',
    many: words,
    throttled: words
  }
} as const satisfies Record<`Screens/${string}`, Record<State, Shown>>

export type ScreenTitle = keyof typeof screens

/** Which stories show the screen of a route, by the route's name. */
export const screenOfRoute: Readonly<Record<string, ScreenTitle>> = {
  home: 'Screens/Home',
  login: 'Screens/Login',
  'forgotten-password': 'Screens/Forgotten password',
  register: 'Screens/Register',
  'registration-complete': 'Screens/Registration complete',
  'verify-code': 'Screens/Verify code',
  'verify-reset-code': 'Screens/Verify code',
  contact: 'Screens/Contact',
  cart: 'Screens/Cart',
  orders: 'Screens/Orders',
  checkout: 'Screens/Checkout',
  addresses: 'Screens/Addresses',
  faq: 'Screens/Information',
  terms: 'Screens/Information',
  privacy: 'Screens/Information',
  product: 'Screens/Product',
  'create-design': 'Screens/Create design',
  'my-designs': 'Screens/My designs',
  'design-tool': 'Screens/Design tool',
  admin: 'Screens/Admin'
}

/** Parts that are seen with another, by their folder among the components. */
export const seenWith: Readonly<Record<string, string>> = {
  'findings-to-confirm': 'Screens/Add to cart/To Confirm',
  layer: 'Components/Dialog/Open',
  modal: 'Components/Dialog/Open',
  motion: 'Components/Toaster/Dragged Aside It Goes',
  'number-input': 'Components/Quantity stepper/One',
  'painted-canvas': 'Components/Live picture/Painted While It Is On The Way',
  'radio-group': 'Components/Chip group/Choosing'
}

/** The story of a state, with its title. */
export const storyPath = (title: ScreenTitle, shown: string): string =>
  shown.includes('/') ? shown : `${title}/${shown}`
