/** User tasks step by step, with their stories and possible problems. */

interface Step {
  name: string
  /** Stories by their paths: `Screens/Cart/Ready`. */
  stories: readonly string[]
}

interface Journey {
  name: string
  /** The user's aim. */
  aim: string
  steps: readonly Step[]
}

export const journeys: readonly Journey[] = [
  {
    name: 'Find',
    aim: 'See what there is, and narrow it down.',
    steps: [
      { name: 'Home', stories: ['Screens/Home/Ready', 'Screens/Home/Filtering On A Phone', 'Screens/Home/Empty'] },
      { name: 'Search', stories: ['Screens/Shell/Searching', 'Screens/Shell/Search Finds Nothing'] },
      { name: 'Menu', stories: ['Screens/Shell/Menu On A Phone', 'Screens/Shell/Visitor'] }
    ]
  },
  {
    name: 'Choose',
    aim: 'Know that it is the right one, and its price.',
    steps: [
      {
        name: 'Product',
        stories: [
          'Screens/Product/Ready',
          'Screens/Product/Impossible And Sold Out',
          'Screens/Product/Size Guide Open',
          'Screens/Product/Unknown'
        ]
      },
      { name: 'Into the cart', stories: ['Screens/Product/Size Missing', 'Screens/Product/Added'] },
      { name: 'Wishlist', stories: ['Screens/Wishlist/Ready', 'Screens/Shared wishlist/Ready'] },
      { name: 'Compare', stories: ['Screens/Compare/Ready', 'Screens/Compare/Only Differences'] }
    ]
  },
  {
    name: 'Design',
    aim: 'Put words, drawings and photos on it.',
    steps: [
      { name: 'Begin', stories: ['Screens/Create design/Ready', 'Screens/Create design/With Drafts'] },
      {
        name: 'Design tool',
        stories: [
          'Screens/Design tool/Ready',
          'Screens/Design tool/Phone Text Chosen',
          'Screens/Design tool/Arabic',
          'Screens/Design tool/Not Saved'
        ]
      },
      { name: 'Check', stories: ['Screens/Design tool/Check/On The Way To The Cart'] },
      { name: 'Team', stories: ['Screens/Design tool/Team/Listed', 'Screens/Design tool/Team/Sixty People'] },
      {
        name: 'Keep and share',
        stories: [
          'Screens/My designs/Ready',
          'Screens/My designs/Dialogs/Shared',
          'Screens/My designs/Dialogs/Versions',
          'Screens/Shared design/Ready'
        ]
      }
    ]
  },
  {
    name: 'Buy',
    aim: 'Pay once, and know when it comes.',
    steps: [
      {
        name: 'Cart',
        stories: [
          'Screens/Cart/Ready',
          'Screens/Cart/Changed Since Last Seen',
          'Screens/Cart/Two Hundred Lines',
          'Screens/Cart from a mail/Ready'
        ]
      },
      {
        name: 'Checkout',
        stories: ['Screens/Checkout/Email', 'Screens/Checkout/Address', 'Screens/Checkout/Delivery']
      },
      {
        name: 'Pay',
        stories: [
          'Screens/Checkout/Payment',
          'Screens/Checkout/Declined',
          'Screens/Checkout/Bank Asks',
          'Screens/Checkout/Connection Lost'
        ]
      },
      { name: 'Done', stories: ['Screens/Checkout/Done', 'Screens/Checkout/Done As Guest'] }
    ]
  },
  {
    name: 'After',
    aim: 'Follow it, send it back, order it again.',
    steps: [
      {
        name: 'Order',
        stories: [
          'Screens/Order/Paid',
          'Screens/Order/Shipped',
          'Screens/Order/Partly Refunded',
          'Screens/Order/Ordered Again In Part'
        ]
      },
      { name: 'Orders', stories: ['Screens/Orders/Ready', 'Screens/Orders/Signed Out', 'Screens/Orders/Link Sent'] }
    ]
  },
  {
    name: 'Account',
    aim: 'Come in, and stay safe.',
    steps: [
      {
        name: 'Register',
        stories: ['Screens/Register/Ready', 'Screens/Verify code/Ready', 'Screens/Registration complete/Ready']
      },
      {
        name: 'Log in',
        stories: [
          'Screens/Login/Ready',
          'Screens/Login/Throttled',
          'Screens/Forgotten password/Ready',
          'Screens/New password/Ready'
        ]
      },
      { name: 'Keep in order', stories: ['Screens/Addresses/Ready', 'Screens/Login and security/Ready'] }
    ]
  },
  {
    name: 'Help and staff',
    aim: 'Ask a question; send out what was bought.',
    steps: [
      { name: 'Help', stories: ['Screens/Information/Questions', 'Screens/Contact/Ready'] },
      { name: 'Admin', stories: ['Screens/Admin/Orders', 'Screens/Admin/Stock', 'Screens/Admin/Failed'] }
    ]
  }
]

export const storiesOfJourneys = journeys.flatMap(({ steps }) => steps.flatMap(({ stories }) => stories))
