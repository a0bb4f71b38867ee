/** Journeys through the actual shop. Each stop is a separate story: `Journeys/<journey>/<stop>`. */

interface PlannedStop {
  name: string
  /** The story of the screen in the state that this stop shows, or the nearest to it. */
  shows: string
}

interface PlannedJourney {
  name: string
  aim: string
  stops: readonly PlannedStop[]
}

export const plannedJourneys: readonly PlannedJourney[] = [
  {
    name: 'Guest purchase',
    aim: 'Buy something without an account.',
    stops: [
      { name: 'Product', shows: 'Screens/Product/Ready' },
      { name: 'Cart', shows: 'Screens/Cart/Ready' },
      { name: 'Email', shows: 'Screens/Checkout/Email' },
      { name: 'Address', shows: 'Screens/Checkout/Address' },
      { name: 'Delivery', shows: 'Screens/Checkout/Delivery' },
      { name: 'Payment', shows: 'Screens/Checkout/Payment' },
      { name: 'Done', shows: 'Screens/Checkout/Done As Guest' },
      { name: 'Order', shows: 'Screens/Order/Paid' }
    ]
  },
  {
    name: 'Declined then paid',
    aim: 'Pay with another card, once the first was declined.',
    stops: [
      { name: 'Payment', shows: 'Screens/Checkout/Payment' },
      { name: 'Declined', shows: 'Screens/Checkout/Declined' },
      { name: 'Done', shows: 'Screens/Checkout/Done As Guest' }
    ]
  },
  {
    name: 'Registration',
    aim: 'Get an account, with an address that is one’s own.',
    stops: [
      { name: 'Form', shows: 'Screens/Register/Ready' },
      { name: 'Code', shows: 'Screens/Verify code/Ready' },
      { name: 'Complete', shows: 'Screens/Registration complete/Ready' },
      { name: 'Home', shows: 'Screens/Home/Ready' }
    ]
  },
  {
    name: 'Forgotten password',
    aim: 'Come in again without the password.',
    stops: [
      { name: 'Request', shows: 'Screens/Forgotten password/Ready' },
      { name: 'Code', shows: 'Screens/Verify code/Ready' },
      { name: 'Password', shows: 'Screens/New password/Ready' },
      { name: 'Login', shows: 'Screens/Login/Ready' },
      { name: 'Home', shows: 'Screens/Home/Ready' }
    ]
  },
  {
    name: 'Team order',
    aim: 'A shirt for each of a team, with their own name, number and size.',
    stops: [
      { name: 'Tool', shows: 'Screens/Design tool/Ready' },
      { name: 'Team', shows: 'Screens/Design tool/Team/Listed' },
      { name: 'Listed', shows: 'Screens/Design tool/Team/Listed' },
      { name: 'Cart', shows: 'Screens/Cart/Ready' }
    ]
  },
  {
    name: 'Withdrawal',
    aim: 'Think better of it before it is made, and have the money back.',
    stops: [
      { name: 'Order', shows: 'Screens/Order/Paid' },
      { name: 'Question', shows: 'Screens/Order/Paid' },
      { name: 'Cancelled', shows: 'Screens/Order/Cancelled' }
    ]
  },
  {
    name: 'Refund',
    aim: 'Pay a part back, and say why: the shop’s staff.',
    stops: [
      { name: 'Orders', shows: 'Screens/Admin/Orders' },
      { name: 'Order', shows: 'Screens/Admin/Paid Order' },
      { name: 'Refund', shows: 'Screens/Admin/Refunding An Amount' },
      { name: 'Paid Back', shows: 'Screens/Admin/Partly Refunded' }
    ]
  }
]

/** All stories of a journey: the whole, and its stops. */
export const storiesOf = ({ name, stops }: PlannedJourney): string[] =>
  ['Whole', ...stops.map((stop) => stop.name)].map((story) => `Journeys/${name}/${story}`)

/** The first stop that shows a screen in the state of a story. */
export const stopShowing = (path: string): string | undefined =>
  plannedJourneys
    .flatMap(({ name, stops }) => stops.map((stop) => ({ ...stop, path: `Journeys/${name}/${stop.name}` })))
    .find(({ shows }) => shows === path)?.path
