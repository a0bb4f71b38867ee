import { review } from './review.ts'
import type { ReviewsBySlug } from './review.ts'

export const tableAndWallReviews: ReviewsBySlug = {
  'studio-mug': [
    review(
      'Deborah Quist',
      5,
      '2025-07-08',
      'Our wedding favours',
      'Sixty mugs with a line drawing of the barn. All arrived whole, wrapped in paper with no plastic anywhere.'
    ),
    review(
      'Arjun Nair',
      5,
      '2025-09-29',
      'The dog, in glaze',
      'Uploaded a photo of our late spaniel. The blacks are truly black. My mother drinks from nothing else.'
    ),
    review(
      'Isabelle Roche',
      4,
      '2026-02-11',
      'A good handle',
      'Three fingers fit, as promised. The 330 is a small mug by my standards; take the 450 if you take milk.'
    ),
    review(
      'Viktor Hansen',
      2,
      '2026-04-17',
      'Chip on the rim',
      'One of four came with a chip. They replaced it within the week, but I had promised them for a birthday.'
    ),
    review(
      'Grace Lin',
      5,
      '2026-07-22',
      'Dishwasher proof for real',
      'Daily cycle for five months, not a shade lighter than its twin in the cupboard.'
    ),
    review(
      'Stefan Ilic',
      5,
      '2026-11-06',
      'Lettering perfect',
      'Tiny type around a crest, readable to the last letter.'
    )
  ],
  'camp-mug': [
    review(
      'Morag Sinclair',
      5,
      '2025-08-15',
      'Guides’ summer camp',
      'Twenty-four with each girl’s name. Two have been sat on since and popped back.'
    ),
    review(
      'Luca Ferraro',
      4,
      '2026-06-09',
      'Hot lip',
      'It is enamel, so the rim gets hot. You know this or you learn it. Print is superb.'
    ),
    review(
      'Abena Mensah',
      5,
      '2026-09-20',
      'For the allotment',
      'Our plot number on a mossy green mug. Slugs respect it.'
    )
  ],
  'tea-first-mug': [
    review(
      'Margaret Teale',
      5,
      '2025-06-21',
      'Says what I think',
      'I hold it up in video calls and the meeting starts five minutes later. A management tool.'
    ),
    review(
      'Liam Gallagher-Ross',
      4,
      '2025-12-02',
      'Nice type',
      'That full stop really is a bit big and I cannot stop looking at it. In a good way.'
    ),
    review(
      'Sunita Bhatt',
      5,
      '2026-03-27',
      'Bought for the staffroom',
      'Five of these and someone has already taken one home. High praise in a school.'
    ),
    review(
      'Erik Johansen',
      3,
      '2026-08-01',
      'But I drink coffee',
      'My own fault. Mug is well made, print flawless. Please do the other one.'
    )
  ],
  'pit-stop-mug': [
    review('Camille Arnaud', 5, '2025-10-12', 'Joyful', 'The mustard one makes my grey kitchen look planned.'),
    review(
      'Dominic Farrow',
      4,
      '2026-05-15',
      'Pattern stops before the handle',
      'I knew from the size, but I still turned it round expecting more. What is there is very crisp.'
    )
  ],
  'lemon-grove-mug': [
    review(
      'Giulia Marchetti',
      5,
      '2026-06-11',
      'As at my grandmother’s',
      'The yellow is the yellow of Sorrento, and I do not say this lightly.'
    ),
    review(
      'Rachel Goldberg',
      5,
      '2026-08-26',
      'Makes mornings easier',
      'Bought one in sky, went back for navy. The leaves turn pale on the navy so they show.'
    )
  ],
  'three-mackerel-mug': [
    review('Pádraig Walsh', 5, '2025-08-05', 'Good fish', 'Former fishmonger. The fins are where fins go.'),
    review(
      'Elena Popova',
      4,
      '2026-01-30',
      'Charming',
      'I wish they went all the way round, but the drawing is lovely and the pink mug is a surprise success.'
    ),
    review(
      'Yoon Seo-yeon',
      5,
      '2026-09-02',
      'Three friends',
      'I gave one to each of my flatmates and now we argue about which fish is whose.'
    )
  ],
  'only-monday-mug': [
    review('Barbara Klein', 5, '2026-08-19', 'Nurse on nights', 'Seven is about right. It made the whole ward laugh.'),
    review(
      'Omar Farouk',
      4,
      '2026-10-29',
      'Looks hand drawn',
      'It really looks like crayon. I tried to rub it off the first day.'
    )
  ],
  'clearing-camp-mug': [
    review(
      'Freya Thomsen',
      5,
      '2025-07-26',
      'Wants to be outdoors',
      'I look at the tiny lit tent while I wait for the bus. Recommended to anyone who waits for buses.'
    ),
    review(
      'Joseph Kariuki',
      5,
      '2025-12-29',
      'The pair is a fine present',
      'Came in a plain box with a hand-stamped label. The blues are rich, not washed out.'
    ),
    review(
      'Helen Attwood',
      4,
      '2026-07-18',
      'Wash it by hand',
      'I ignored the advice and the rim shows it. The picture itself is unharmed after a year of abuse.'
    )
  ],
  'due-north-camp-mug': [
    review(
      'Astrid Eide',
      5,
      '2025-12-16',
      'Correct stars',
      'The pointer passes through the right two stars. My father, a sailor, checked.'
    ),
    review(
      'Nathan Cole',
      5,
      '2026-09-25',
      'Best on black',
      'Looks like a hole into the night sky. Good size for soup as well.'
    )
  ],
  'print-your-own-poster': [
    review(
      'Simone Ackermann',
      5,
      '2025-07-12',
      'Better than the gallery lab',
      'I sell prints of my collages and compared three shops. Darkest blacks and the least fuss here.'
    ),
    review(
      'Dev Chatterjee',
      4,
      '2025-11-21',
      'Paper is lovely, tube was tight',
      'It took a day under books to lie flat. After that: wow. The texture makes my photo look like a painting.'
    ),
    review(
      'Wanjiru Kamau',
      5,
      '2026-03-04',
      'Baby’s first map',
      'Made a map of the street where she was born. They asked whether a road name was a typo. It was.'
    ),
    review(
      'Colin Ashby',
      3,
      '2026-08-13',
      'Frame shade varies',
      'Ordered two framed and the oak of one is redder than the other. It is wood, I suppose. Prints identical.'
    )
  ],
  'old-harbour-poster': [
    review(
      'Bronwen Hale',
      5,
      '2025-06-30',
      'Home',
      'I grew up on that sort of quay. The colours in the water are what do it.'
    ),
    review(
      'Emil Sørensen',
      5,
      '2025-10-18',
      'Big and bright',
      'The framed one came in a serious box. Hung it within ten minutes of the doorbell.'
    ),
    review(
      'Thandiwe Moyo',
      5,
      '2026-04-12',
      'Cheered up the waiting room',
      'I run a dental practice and patients look at the boats instead of at me.'
    ),
    review(
      'Gareth Lloyd',
      4,
      '2026-09-08',
      'Take the larger one',
      'Bought the small and it is fine, but this picture wants room.'
    )
  ],
  'noon-desert-poster': [
    review('Marisol Vega', 5, '2025-10-05', 'That red', 'I painted a wall to go with it. No further questions.'),
    review(
      'Ulrich Baumann',
      4,
      '2026-02-26',
      'Warms up the hall',
      'North-facing hall, miserable until now. Slight bend at one corner from the tube, hidden by the frame.'
    )
  ],
  'everything-goes-round-poster': [
    review(
      'Keiko Yamamoto',
      5,
      '2025-12-20',
      'My son counts them nightly',
      'He is five and has opinions about the ninth. We thank you for leaving it in.'
    ),
    review(
      'Patrick Boyle',
      5,
      '2026-05-10',
      'Deep, even blue',
      'Large flat areas are hard to print. Not a streak in it.'
    ),
    review(
      'Annelise Roth',
      4,
      '2026-10-27',
      'Dreamy',
      'The smallest line of type is quite small from the sofa. Still my favourite thing in the room.'
    )
  ],
  'lower-ambling-poster': [
    review(
      'Susan Okafor',
      5,
      '2026-04-01',
      'We are moving there',
      'Everyone who visits picks a house. Mine is the red one by the second bridge.'
    ),
    review(
      'Florian Huber',
      5,
      '2026-09-13',
      'Town planner’s verdict',
      'Blocks a little regular, river crossing generous, park magnificent. Would approve.'
    )
  ],
  'olive-branch-poster': [
    review(
      'Eleni Papadaki',
      5,
      '2025-08-29',
      'From someone with trees',
      'The silver on the upper leaves is exactly so. We hung it in the press room.'
    ),
    review(
      'Charlotte Webb',
      4,
      '2026-01-06',
      'Calm',
      'Soft and grown-up. The pink is a shade warmer than on my tablet.'
    )
  ],
  'and-so-on-poster': [
    review(
      'Mireille Fontaine',
      5,
      '2026-05-20',
      'Changed the words',
      'I put our two names under it in the tool, took three minutes. Best wedding present we gave this year.'
    ),
    review(
      'Kofi Asante',
      5,
      '2026-10-06',
      'What a curve',
      'I set type for a living. I could look at that bowl all day.'
    )
  ],
  'jug-and-stripes-poster': [
    review(
      'Nadia Karim',
      5,
      '2026-10-20',
      'Flowers that last',
      'Hangs over our kitchen table. Guests take it for an original until they touch the acrylic.'
    )
  ]
}
