/** Guidance for designers on a component's page: purpose, dos, don'ts, and keys. */

export interface Guidance {
  /** One sentence. */
  purpose: string
  dos: readonly string[]
  donts: readonly string[]
  /** One or more keys and their effect. Empty if the component is not focusable. */
  keys: readonly (readonly [keys: string, does: string])[]
}

const tab = ['Tab', 'goes to it, and on to what follows'] as const
const escape = ['Escape', 'closes it; the focus goes back to where it came from'] as const
const within = ['Tab', 'walks what is in it, and stays in it'] as const
const radioKeys = [
  ['Tab', 'goes to the chosen one, or to the first'],
  ['Arrow keys', 'walk and choose; what can’t be had is left out']
] as const
const typed = [tab, ['Letters', 'are typed as in any field']] as const

/** Keyed by the last part of the story title: `Button` of `Components/Button`. */
export const guidance: Readonly<Record<string, Guidance>> = {
  'Address fields': {
    purpose: 'Takes an address in the form its country writes it.',
    dos: ['Ask for the country first: the other fields follow it.', 'Leave what was typed when the country changes.'],
    donts: ['Ask for a part that the country does not write.', 'Use it for an address that is only shown.'],
    keys: [...typed, ['Arrow keys', 'change the country or the state in its list']]
  },
  'Address lines': {
    purpose: 'Shows an address as it stands on a parcel.',
    dos: ['Show all of it wherever somebody checks where a parcel goes.'],
    donts: ['Join the lines with commas.', 'Align a name by the page: each line has a direction of its own.'],
    keys: []
  },
  Badge: {
    purpose: 'Says in a word or two in which state something is.',
    dos: ['Keep the word: a colour alone says nothing to many.', 'Use the tone for the kind of news, good or bad.'],
    donts: ['Make it a button.', 'Put a sentence into it.', 'Give one thing more than two.'],
    keys: []
  },
  Breadcrumb: {
    purpose: 'Shows the way from home to the page, and leads back along it.',
    dos: ['Name each page as its own title does.', 'End with the page that is open; it is no link.'],
    donts: ['Use it for the steps of a form.', 'Show where somebody came from: it is where the page belongs.'],
    keys: [
      ['Tab', 'walks the pages above'],
      ['Enter', 'opens one']
    ]
  },
  Button: {
    purpose: 'Does something on this page.',
    dos: [
      'Begin its words with a verb: “Add to cart”.',
      'Have one accent button to a view: the step most people take next.',
      'Show that it is busy, and keep its words while it is.'
    ],
    donts: [
      'Use it to go to another page: that is a LinkButton.',
      'Disable it without saying beside it what is missing.',
      'Put two accent buttons side by side.'
    ],
    keys: [tab, ['Enter or Space', 'presses it; not while it is busy']]
  },
  'Buy shortcut': {
    purpose: 'Buys a product from a list of chosen ones, by the shortest way there is.',
    dos: ['Name the product in its words for screen readers: several stand beside each other.'],
    donts: ['Choose a size for the person to save them a step.', 'Put it on the tiles of a grid.'],
    keys: [tab, ['Enter', 'puts it into the cart, or opens its page']]
  },
  'Card fields': {
    purpose: 'Takes a card’s number, date and code for the built-in payments.',
    dos: ['Say in test mode that no money moves.', 'Group the number as the card does.'],
    donts: ['Use it with a provider that brings a form of its own.', 'Keep what was typed after paying.'],
    keys: typed
  },
  'Card grid': {
    purpose: 'Puts cards beside each other, as many as there is room for.',
    dos: ['Give all its cards pictures of one shape.'],
    donts: ['Put a text of more than a few lines into a card.', 'Set a number of columns.'],
    keys: []
  },
  Checkbox: {
    purpose: 'Turns one thing on or off, or takes one of several that may go together.',
    dos: ['Say what holds when it is ticked.', 'Make the words part of what can be pressed.'],
    donts: ['Tick it beforehand where somebody agrees to something.', 'Use it where only one of several can be.'],
    keys: [tab, ['Space', 'ticks it, or takes the tick away']]
  },
  'Chip group': {
    purpose: 'Chooses one of a few short values, such as a size.',
    dos: ['Show all values, also those that can’t be had.', 'Say what to choose when it was forgotten.'],
    donts: ['Use it for more than about a dozen: take a Select.', 'Choose a size for the person.'],
    keys: radioKeys
  },
  'Code input': {
    purpose: 'Takes a code from a mail, a digit to a box.',
    dos: ['Send the code as soon as its last digit is there.', 'Let it be pasted whole, with the words around it.'],
    donts: ['Use it for a password or a coupon.', 'Clear it when it was wrong: the person may correct a digit.'],
    keys: [
      ['A digit', 'fills the box and goes on to the next'],
      ['Backspace', 'empties the box, or goes back to the one before'],
      ['Left and right', 'walk the boxes'],
      ['Paste', 'fills all of them']
    ]
  },
  'Compare button': {
    purpose: 'Puts a product beside others to be compared, or takes it away.',
    dos: ['Show the way to the comparison once there are two.', 'Keep its width when the count comes.'],
    donts: ['Put it on the tiles of a grid.', 'Drop a product to make room for a fifth: say that four fit.'],
    keys: [tab, ['Enter or Space', 'puts it there or takes it away']]
  },
  Countdown: {
    purpose: 'Shows how long until something is possible again.',
    dos: ['Name what becomes possible then.'],
    donts: ['Hurry anybody: nothing on sale counts down.', 'Have it read out each second.'],
    keys: []
  },
  'Design preview': {
    purpose: 'Draws a design small, alone or on its product.',
    dos: ['Show the product wherever somebody decides to buy.'],
    donts: ['Use it as the only name of a design.', 'Edit in it: that is the design tool’s stage.'],
    keys: []
  },
  Dialog: {
    purpose: 'Asks for a decision before anything else can go on.',
    dos: ['Put the question into its title.', 'Name the buttons by what they do: “Delete the design”, “Keep it”.'],
    donts: ['Tell news in it: take a Notice or the Toaster.', 'Open one dialog from another.'],
    keys: [within, escape]
  },
  'Empty state': {
    purpose: 'Fills the place of a list that has nothing in it yet.',
    dos: ['Say what will stand here.', 'Offer the one step that fills it.'],
    donts: ['Show it while the list is still loading.', 'Use it when loading failed: that is a Failed state.'],
    keys: [['Tab, Enter', 'take the step it offers']]
  },
  'Failed state': {
    purpose: 'Stands where something could not be loaded.',
    dos: ['Say what happened, what is safe and what to do.', 'Offer to try again, or to log in where that is missing.'],
    donts: ['Show a code or the words of a program.', 'Take away what was already shown.'],
    keys: [['Tab, Enter', 'try again']]
  },
  'Failure sentences': {
    purpose: 'Lists what people are told for each code and status of a failure.',
    dos: ['Add a sentence with each new code.'],
    donts: ['Write another sentence for the same failure on a screen.'],
    keys: []
  },
  'Focus ring': {
    purpose: 'Shows what has the focus, on everything that can have it.',
    dos: ['Keep it, on every background and in both themes.'],
    donts: ['Take it away because of its looks.', 'Show it for a press of the mouse.'],
    keys: [['Tab', 'brings it']]
  },
  'Icon button': {
    purpose: 'Does something everybody knows by its icon, where there is no room for words.',
    dos: ['Give it a name: it is read out, and shown as a tooltip.', 'Keep it as large as a finger.'],
    donts: ['Invent an icon for a rare act: write the words.', 'Use one icon for two acts.'],
    keys: [tab, ['Enter or Space', 'presses it']]
  },
  'Line item': {
    purpose: 'Shows one line of a cart or an order: picture, name, options, price.',
    dos: [
      'Put it into a LineList, which gives it its looks.',
      'Name the line in the words of its buttons for screen readers.'
    ],
    donts: ['Cut off the name of a product.', 'Use it for a product that is only looked at: that is a Product tile.'],
    keys: [['Tab', 'walks its name and its buttons, from line to line']]
  },
  Link: {
    purpose: 'Leads to another page of the shop.',
    dos: ['Say in its words where it leads.'],
    donts: ['Write “click here”.', 'Use it for an act: that is a Button.'],
    keys: [tab, ['Enter', 'opens the page']]
  },
  'Live picture': {
    purpose: 'Changes a product’s picture at once, painted here until the server’s is there.',
    dos: ['Keep the picture before until the next one can be seen.'],
    donts: ['Use it for pictures that never change.', 'Paint where somebody asked to save data.'],
    keys: []
  },
  Menu: {
    purpose: 'Offers a few acts or choices behind a button.',
    dos: ['Put what is used most first.', 'Mark what is chosen now.'],
    donts: ['Hide the main act of a page in it.', 'Put a form into it: that is a Sheet.'],
    keys: [
      ['Enter, Space or Down', 'open it'],
      ['Up and down, Home, End', 'walk it'],
      ['A letter', 'goes to the next item that begins with it'],
      ['Enter', 'takes the item'],
      escape
    ]
  },
  Notice: {
    purpose: 'Says something about this page or a part of it, and stays.',
    dos: ['Put it beside what it is about.', 'Offer what can be done about it.'],
    donts: [
      'Use the bad tone for what is only good to know.',
      'Use it for what is over in a moment: that is the Toaster.'
    ],
    keys: [['Tab, Enter', 'do what it offers']]
  },
  'Option group': {
    purpose: 'Chooses an option of a product: a colour as swatches, anything else as chips.',
    dos: ['Show each option of a product in one group.'],
    donts: ['Build the choice of a colour in another way beside it.'],
    keys: radioKeys
  },
  'Order status': {
    purpose: 'Says where an order stands, by an icon and a word.',
    dos: ['Use it wherever an order is named.'],
    donts: ['Write a status of its own for a screen.'],
    keys: []
  },
  'Order summary': {
    purpose: 'Shows what is bought and what it costs, beside the steps of the checkout.',
    dos: ['Keep the total in view on a phone, where the rest is folded.'],
    donts: ['Change a quantity in it: that is the cart’s.', 'Work a price out in it: the server does.'],
    keys: [['Enter or Space', 'unfold it on a phone']]
  },
  Page: {
    purpose: 'Gives a screen its width, its margins and its title.',
    dos: ['Have one on every screen, with the one main heading.'],
    donts: ['Set a width of its own in a screen.'],
    keys: []
  },
  Pagination: {
    purpose: 'Leads through a list that has more than one page.',
    dos: ['Keep it beneath the list.', 'Give every page an address.'],
    donts: ['Show it for one page.', 'Load more without end in its place: nobody finds a place again.'],
    keys: [
      ['Tab', 'walks the pages'],
      ['Enter', 'opens one']
    ]
  },
  'Password field': {
    purpose: 'Takes a password that can be looked at, pasted and filled in.',
    dos: ['Show how good it is where one is chosen, and not where one is only entered.'],
    donts: ['Ask for kinds of characters: length is what counts.', 'Ask for it twice.'],
    keys: [...typed, ['Enter or Space', 'on the eye shows or hides it']]
  },
  'Phone field': {
    purpose: 'Takes a telephone number of any country, where somebody wants to give one.',
    dos: ['Say what it is for.'],
    donts: ['Demand it.', 'Demand spaces, brackets or a leading zero.'],
    keys: typed
  },
  Price: {
    purpose: 'Shows an amount of money in the person’s own way of writing it.',
    dos: ['Show the old price beside a lower one.', 'Say “from” where variants differ.'],
    donts: ['Write an amount by hand.', 'Round.'],
    keys: []
  },
  'Product picture': {
    purpose: 'Shows a photo of a product in the size needed, on its background’s colour until it is there.',
    dos: ['Say in words what it shows.', 'Load at once only the largest of a page.'],
    donts: ['Cut off the product.', 'Stand words on it.'],
    keys: []
  },
  'Product tile': {
    purpose: 'Shows a product in a grid, and leads to it in the colour that is shown.',
    dos: ['Keep all tiles of a grid alike.', 'Show its price.'],
    donts: ['Add buttons to it beyond the wish.', 'Cut its name to one line.'],
    keys: [
      ['Tab', 'goes to the product, its colours and the wish'],
      ['Enter', 'opens the product']
    ]
  },
  'Progress bar': {
    purpose: 'Shows how far work has come whose end is known, such as an upload.',
    dos: ['Name the work for screen readers.', 'Say in words beside it what is being done.'],
    donts: ['Show it for work whose end is not known.', 'Let it go back.'],
    keys: []
  },
  'Quantity stepper': {
    purpose: 'Changes a number of pieces, by one or by typing.',
    dos: ['Name what it counts.', 'Say beside it why it can’t go higher.'],
    donts: ['Use it for large numbers alone: take a text field.', 'Take a line out at 0 without a way back.'],
    keys: [
      ['Up and down', 'one more, one less'],
      ['Digits, then Enter', 'set the number'],
      ['Tab', 'goes to minus, the number and plus']
    ]
  },
  Rating: {
    purpose: 'Shows how good people found a product, in stars and figures.',
    dos: ['Say how many have rated.'],
    donts: ['Show stars for a product nobody has rated.'],
    keys: []
  },
  'Rich text': {
    purpose: 'Shows a text that the owner wrote: headings, paragraphs, lists, links, bold and italic.',
    dos: ['Put it below a heading of the page, because its own headings are of the third level.'],
    donts: ['Pass HTML to it: a text is a list of blocks.'],
    keys: []
  },
  Select: {
    purpose: 'Chooses one of many values that everybody knows, such as a country.',
    dos: ['Put the values into an order people expect.', 'Use the browser’s own list, which phones show best.'],
    donts: ['Use it for two or three values: take chips.'],
    keys: [tab, ['Up and down, letters', 'choose'], ['Space or Alt + Down', 'open the list']]
  },
  'Share dialog': {
    purpose: 'Makes a link that opens something of the person’s for others, and takes it back.',
    dos: ['Say what others will see, and what they won’t.'],
    donts: ['Share anything before it was pressed.'],
    keys: [within, escape]
  },
  'Share links': {
    purpose: 'Opens links that pass the address of a public page on: copied, by mail, an app or a network.',
    dos: ['Give the address of what is shown, with its options.'],
    donts: ['Use it for a page that only its owner may see: that is a share dialog’s.', 'Load a script of a network.'],
    keys: [tab, ['Enter', 'opens the links'], escape]
  },
  Sheet: {
    purpose: 'Holds what is needed beside the page for a while: filters, a list, an order.',
    dos: ['Leave something of the page in view.', 'Keep what was entered when it is closed by mistake.'],
    donts: ['Use it for a yes or a no: that is a Dialog.', 'Open a sheet from a sheet.'],
    keys: [within, escape]
  },
  'Parts of the shell': {
    purpose: 'Surrounds every screen: mark, categories, footer, and the link past the header.',
    dos: ['Keep them the same on every screen.'],
    donts: ['Put anything of one screen into them.'],
    keys: [
      ['Tab', 'begins with the link past the header'],
      ['Enter', 'opens a page, or the categories for which there was no room']
    ]
  },
  Skeleton: {
    purpose: 'Keeps the place of what is on its way.',
    dos: [
      'Give it the size of what comes, so that nothing moves.',
      'Have the list around it say once that it is loading.'
    ],
    donts: ['Show it for less than a moment over something that is there already.'],
    keys: []
  },
  'Star input': {
    purpose: 'Takes how many stars somebody gives.',
    dos: ['Begin without any: nobody is to send five by mistake.', 'Say in a word what the stars mean.'],
    donts: ['Use it to show what others gave: that is a Rating.'],
    keys: radioKeys
  },
  Step: {
    purpose: 'Is one step of a longer form: waiting, open, or done.',
    dos: ['Show in a line what was entered once it is done.', 'Let a done step be opened again.'],
    donts: ['Open two at once.', 'Lose what was entered when an earlier one is opened.'],
    keys: [
      ['Enter', 'on its button goes on: the focus goes to the heading of the step that opens'],
      ['Tab', 'walks the fields of the open step']
    ]
  },
  'Swatch group': {
    purpose: 'Chooses a colour.',
    dos: ['Write the name of the chosen one.', 'Draw an edge around colours like the page’s.'],
    donts: ['Say anything by a colour without its name.'],
    keys: radioKeys
  },
  'Text area': {
    purpose: 'Takes several lines of text.',
    dos: ['Say how much fits where there is a limit.', 'Let it grow with what is typed.'],
    donts: ['Use it for one line.'],
    keys: typed
  },
  'Text field': {
    purpose: 'Takes one line of text.',
    dos: [
      'Have a label that stays.',
      'Say what is wrong beneath it, in words that help.',
      'Name what the browser can fill in.'
    ],
    donts: ['Put an example in place of the label.', 'Complain while the person is still typing.'],
    keys: typed
  },
  Toaster: {
    purpose: 'Tells that something was done, and offers to undo it; five seconds, at the top.',
    dos: ['Name the thing: “Everyday tee is in your cart”.', 'Offer to undo what can be undone.'],
    donts: ['Tell anything in it that must not be missed.', 'Tell the same thing twice.'],
    keys: [
      ['Tab', 'goes to a message’s button; all messages wait meanwhile'],
      ['Enter', 'does what it offers']
    ]
  },
  'Totals list': {
    purpose: 'Shows what is to be paid, part by part.',
    dos: ['Say whether tax is in the prices or on top.', 'Leave out what is nothing.'],
    donts: ['Work a sum out in it: the server does.'],
    keys: []
  },
  'Visually hidden': {
    purpose: 'Holds words for screen readers alone.',
    dos: ['Say with it what a picture or a place says to those who see.'],
    donts: ['Hide anything in it that others need, too.', 'Put a button into it.'],
    keys: []
  },
  'Wish button': {
    purpose: 'Puts a product on the wishlist, or takes it off.',
    dos: ['Show at once which of both it is.'],
    donts: ['Ask for an account first.'],
    keys: [tab, ['Enter or Space', 'puts it on or takes it off']]
  }
}
