import { review } from './review.ts'
import type { ReviewsBySlug } from './review.ts'

export const clothesReviews: ReviewsBySlug = {
  'classic-tee': [
    review(
      'Hannah Brandt',
      5,
      '2025-06-14',
      'Our choir looks like a choir',
      'Ordered 31 in navy for a festival weekend. Every print sat at the same height, which was more than could be said of the altos.'
    ),
    review(
      'Tunde Adeyemi',
      5,
      '2025-08-03',
      'Thirty washes in',
      'I print one shirt a year for my running group. Last year’s has been through the machine every week and the ink has softened rather than cracked.'
    ),
    review(
      'Marta Kowalczyk',
      4,
      '2025-10-21',
      'Sleeves a touch long',
      'Lovely cotton and a very sharp print. I am small and the sleeves in XS nearly reach my elbow, so one star off for that.'
    ),
    review(
      'Rohan Mehta',
      5,
      '2026-01-11',
      'They wrote to me',
      'My logo file was too small. Somebody from the workshop mailed to ask for a better one before printing. Who does that any more?'
    ),
    review(
      'Claire Dupont',
      3,
      '2026-03-08',
      'Oat is lighter than I thought',
      'The shirt itself is excellent. On my screen oat looked more like sand; in daylight it is closer to cream. Kept it, but I would have chosen stone.'
    ),
    review(
      'Jack Whitfield',
      5,
      '2026-05-29',
      'Stag do, survived',
      'Twelve shirts with a photo of the groom asleep on a train. Skin tones came out right. He was furious. Perfect.'
    ),
    review(
      'Aiko Tanabe',
      5,
      '2026-08-17',
      'Kanji stayed crisp',
      'Small brush lettering on the back with very fine ends. All of it printed. I had expected to lose half.'
    ),
    review(
      'Samuel Oyelaran',
      4,
      '2026-10-02',
      'Good, order early',
      'Brilliant print, though it came on the last day of the window they promised. Plan ahead if you have a date.'
    )
  ],
  'heavyweight-tee': [
    review(
      'Ingrid Solheim',
      5,
      '2025-11-02',
      'A proper shirt',
      'Thick without being stiff. The collar looks like it will outlive me.'
    ),
    review(
      'Diego Fuentes',
      4,
      '2026-02-14',
      'Warm',
      'Beautiful weight, wonderful with a big block of colour. I would not wear it in Seville in July.'
    ),
    review(
      'Leila Haddad',
      5,
      '2026-06-20',
      'Finally boxy, not baggy',
      'Most boxy cuts make me look like a parcel. This one has a shape. The pine is a deep, bluish green.'
    ),
    review(
      'Owen Pritchard',
      2,
      '2026-09-05',
      'Wrong size for me',
      'I took my usual size as it says and it was very wide across. The exchange was quick, but I had to post it back myself.'
    )
  ],
  'long-ridge-tee': [
    review(
      'Beatriz Nogueira',
      5,
      '2025-07-19',
      'Strangers ask where it is',
      'I have started naming a different mountain each time. The oat one makes the colours look like an old railway poster.'
    ),
    review(
      'Kwame Boateng',
      5,
      '2025-12-27',
      'Gift for a hill walker',
      'My brother has put it on for every walk since Christmas and has asked me to say so here.'
    ),
    review(
      'Ellen Marsh',
      4,
      '2026-04-30',
      'Lovely on black',
      'I worried the dark layers would vanish. They do not; the lowest ridge is lighter on the black shirt. Clever.'
    ),
    review(
      'Tomasz Wilk',
      5,
      '2026-08-08',
      'Clean layers',
      'I do screen printing as a hobby and looked for gaps between the colours with a loupe. Found none.'
    )
  ],
  'two-wheels-tee': [
    review(
      'Femke de Vries',
      5,
      '2025-07-01',
      'Approved by a Dutch person',
      'The geometry is right and the saddle is level. You have no idea how rarely a bicycle on a shirt has a level saddle.'
    ),
    review(
      'Graham Ellery',
      3,
      '2025-09-26',
      'Where is the chain?',
      'I read that the chain is left out on purpose. It still bothers me. My wife says this is the joke. Nice shirt.'
    ),
    review(
      'Priya Raman',
      5,
      '2026-03-22',
      'My commute in a shirt',
      'The green one with the orange frame is even better than the picture. Print feels like nothing at all.'
    )
  ],
  'moon-year-tee': [
    review(
      'Saoirse Nolan',
      5,
      '2025-10-30',
      'Quiet and beautiful',
      'I teach physics and checked the order of the phases before buying. They are right, and wax on the correct side.'
    ),
    review(
      'Yusuf Demir',
      4,
      '2026-01-25',
      'Gold is more mustard',
      'Very handsome. Do not expect shine, it is a flat warm yellow, which I have come to prefer.'
    ),
    review(
      'Mei-Ling Chao',
      5,
      '2026-07-07',
      'Lilac!',
      'Bought the lilac one for my daughter and then the lilac one for me.'
    )
  ],
  'seville-tee': [
    review(
      'Rosa Calvet',
      5,
      '2026-02-20',
      'Smells of nothing, sadly',
      'Everything else about it is an orange. Cheerful without being childish.'
    ),
    review(
      'Nick Sanderson',
      4,
      '2026-06-03',
      'Wear it to breakfast',
      'Colours are punchy and the lettering is bigger than I expected, nearly the width of my chest. Wife approves of the leaves.'
    )
  ],
  'nearly-centred-tee': [
    review(
      'Petra Lindqvist',
      5,
      '2026-05-12',
      'For the whole type department',
      'One colleague measured it in the lift. Eleven and five, exactly as it says. We ordered six more.'
    ),
    review(
      'Alan Hughes',
      1,
      '2026-07-29',
      'I sent it back',
      'I thought it was a misprint. My son has since explained it to me. They refunded me without a word, which was kind.'
    ),
    review(
      'Zainab Iqbal',
      5,
      '2026-10-16',
      'Causes arguments',
      'Someone at a conference tried to help me straighten it. That alone was worth the money.'
    )
  ],
  'slow-tide-tee': [
    review(
      'Catarina Moura',
      5,
      '2025-08-22',
      'Holiday in a window',
      'The line between the waves is the cloth colour of sea foam and looks cut with scissors. My favourite shirt this summer.'
    ),
    review(
      'Ben Achterberg',
      4,
      '2026-06-27',
      'Print a little stiff at first',
      'It is a large solid area so it felt like card for the first two washes. Now soft. Very good looking on moss.'
    )
  ],
  'other-way-tee': [
    review(
      'Lucía Herrera',
      5,
      '2026-09-18',
      'I am the red one',
      'Bought it the week I changed jobs. No regrets about either.'
    ),
    review(
      'Henrik Aalto',
      4,
      '2026-11-04',
      'Simple, well made',
      'Good drawing, honest cotton. I would like it with even more fish.'
    )
  ],
  'everyday-hoodie': [
    review(
      'Chidi Okonkwo',
      5,
      '2025-06-28',
      'Team kit that people wear',
      'We did 40 for a robotics team. A year on I still see them in the corridor, which never happened with the last supplier.'
    ),
    review(
      'Sophie Lambert',
      5,
      '2025-11-09',
      'No metal tips!',
      'The cords do not hit me in the teeth when I run. Such a small thing and nobody else has thought of it.'
    ),
    review(
      'Marek Dvořák',
      4,
      '2026-02-02',
      'Size down, they mean it',
      'Relaxed is the right word. I am usually L and the M is perfect. Inside is very soft and did not shed on my shirts.'
    ),
    review(
      'Annika Berg',
      5,
      '2026-09-11',
      'Back print is huge',
      'Our café’s menu fits on the back, legibly. Customers order from behind the barista.'
    ),
    review(
      'Paul Renner',
      3,
      '2026-10-24',
      'Good hoodie, slow post',
      'Nothing wrong with it at all, but it sat at a depot for five days and nobody could say why.'
    )
  ],
  'first-light-hoodie': [
    review(
      'Naomi Fisher',
      5,
      '2025-11-30',
      'The back is glorious',
      'People behind me in queues talk about it as though I could not hear. The little sun on the chest is a sweet touch.'
    ),
    review('Rafael Duarte', 5, '2026-03-14', 'Surf club classic', 'Sand, salt, forty washes. Rays are still sharp.'),
    review(
      'Kirsty Munro',
      4,
      '2026-10-08',
      'Runs large',
      'Wonderful colours on navy. The hood is enormous, which I like and my partner does not.'
    )
  ],
  'night-swim-hoodie': [
    review(
      'Orla Keane',
      5,
      '2026-01-18',
      'Lives in my swim bag',
      'I swim outdoors all winter and this goes on straight after. There is one tiny person in the water and it is me.'
    ),
    review(
      'Jonas Weber',
      4,
      '2026-04-04',
      'Nice, ink-black is best',
      'On black the circle glows like a porthole. Sleeves could be a centimetre longer.'
    ),
    review(
      'Fatima El Amrani',
      5,
      '2026-08-30',
      'Gift for my sister',
      'She cried a little. We used to swim in the lake after dark when we were girls.'
    )
  ],
  'spot-height-hoodie': [
    review(
      'Callum Reid',
      5,
      '2026-03-19',
      'Map people will understand',
      'Every third contour is heavier. They did their homework. I wore it on Suilven.'
    ),
    review(
      'Jasmine Pereira',
      5,
      '2026-05-24',
      'Subtle',
      'From a distance a fingerprint, from near a hill. Lovely on stone.'
    ),
    review(
      'Matthias Vogel',
      3,
      '2026-09-27',
      'Lines fine, colour off',
      'Moss was browner than my screen showed. The printing itself deserves five stars.'
    )
  ],
  'understorey-hoodie': [
    review(
      'Rebecca Stone',
      5,
      '2026-05-31',
      'Botanist here',
      'Proper ferns, leaflets in pairs, tapering as they should. The honesty has no business there and is perfect.'
    ),
    review(
      'Hiroshi Endo',
      5,
      '2026-10-19',
      'Deep colours',
      'I have the pine. The two greens sit on it like paper cuts. Very warm too.'
    )
  ],
  'gone-outside-hoodie': [
    review(
      'Maja Nilsen',
      5,
      '2026-10-11',
      'Saves writing the note',
      'I hang it on the door when I leave. My children know what it means now.'
    ),
    review(
      'Terrence Boyd',
      4,
      '2026-11-01',
      'Big bold type',
      'Great face, great mustard. Mine came with one loose thread at the pocket, otherwise spotless.'
    )
  ]
}
