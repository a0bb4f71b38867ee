import { review } from './review.ts'
import type { ReviewsBySlug } from './review.ts'

export const bagsCasesPaperReviews: ReviewsBySlug = {
  'everyday-tote': [
    review(
      'Violet Asher',
      5,
      '2025-06-18',
      'Bookshop stock',
      'We have reordered four times for our shop. Stands up by itself on the counter, sells itself too.'
    ),
    review(
      'Bogdan Ionescu',
      4,
      '2025-09-07',
      'Sturdy',
      'Carried nine kilos of potatoes up a hill. Long handles are really long, I am 168 cm and it knocks my knee.'
    ),
    review(
      'Amara Nwosu',
      5,
      '2026-01-22',
      'Handwriting printed perfectly',
      'Scanned my aunt’s recipe card, stains and all. Made eleven, one for every cousin.'
    ),
    review(
      'Justine Morel',
      3,
      '2026-06-06',
      'Shrinks if you ignore the label',
      'I washed it at 40 and it lost two centimetres. The label does say cold. The print held up better than I did.'
    ),
    review(
      'Ravi Subramaniam',
      5,
      '2026-09-30',
      'Conference bags',
      'Two hundred delivered a day early and counted correctly. Speakers kept asking for a second one.'
    )
  ],
  'zip-pouch': [
    review(
      'Linnea Holm',
      5,
      '2025-10-09',
      'Stands up!',
      'On a desk, open, with pencils in it, it stands. The brass zip feels expensive.'
    ),
    review(
      'George Tamm',
      4,
      '2026-05-02',
      'Get the waterproof lining',
      'The plain one soaked up a leaking pen. The waterproof one forgave the next leak.'
    )
  ],
  'market-day-tote': [
    review(
      'Olivia Brennan',
      5,
      '2025-07-15',
      'Stopped three times on Saturday',
      'Once by the actual fish seller. Worth the extra for the number of colours.'
    ),
    review(
      'Hugo Carvalho',
      5,
      '2025-11-14',
      'Tiles line up',
      'Edges as sharp as the picture promises, and the black bag makes each square glow.'
    ),
    review(
      'Wendy Mak',
      4,
      '2026-04-26',
      'Which is the beetroot?',
      'My husband says pear, I say beetroot, bottom row is settled as a turnip. Lively bag.'
    )
  ],
  'verge-in-june-tote': [
    review('Alice Thornbury', 5, '2026-07-10', 'Bees have tried it', 'Truly. Twice. On the sky blue one.'),
    review(
      'Marcus Lehmann',
      4,
      '2026-08-28',
      'A cheerful bag',
      'Bought for my wife, borrowed by me. Stems are finer than I expected and all of them printed.'
    )
  ],
  'quarter-turn-tote': [
    review(
      'Ana Petrović',
      5,
      '2025-10-26',
      'Architecture students’ favourite',
      'Holds an A3 sketchbook if you let it poke out. The corners meet. All sixteen.'
    ),
    review(
      'David Osei',
      4,
      '2026-03-11',
      'Good colours',
      'Slightly off-centre on mine by a few millimetres. I only saw it because the design is so exact.'
    )
  ],
  'one-more-tote': [
    review('Jean Whitcombe', 5, '2025-06-25', 'Librarian', 'I am told I have a problem. This is the bag for it.'),
    review(
      'Krzysztof Maj',
      5,
      '2026-02-18',
      'Fits eleven paperbacks',
      'I tested. Twelve if the last one leans, as the drawing suggests.'
    ),
    review(
      'Shreya Kulkarni',
      4,
      '2026-07-31',
      'Sweet',
      'Nice thick canvas. I would love it in dark green with a light print.'
    )
  ],
  'kitchen-floor-pouch': [
    review(
      'Sandro Bellini',
      5,
      '2026-01-14',
      'Mia nonna’s floor',
      'I sent her a picture and she asked who had been in her kitchen.'
    ),
    review(
      'Tess Van Dyke',
      4,
      '2026-06-24',
      'Hides everything',
      'Ink blots, lipstick, a bit of jam. Pattern takes them all in.'
    )
  ],
  'deckchair-pouch': [
    review('Nora Blythe', 5, '2026-06-29', 'Seaside in a drawer', 'Sun cream goes in this now. Proper jolly stripes.'),
    review(
      'Mateusz Krol',
      3,
      '2026-09-15',
      'Stripes not quite upright',
      'Mine lean a hair to the left near the zip. It is canvas, it moves, I know. Otherwise solid.'
    )
  ],
  'slim-case': [
    review(
      'Tyler Brooks',
      5,
      '2025-07-30',
      'Band logo, edge to edge',
      'The print goes round the side with no white line. All four of us have one, plus the drummer’s mum.'
    ),
    review(
      'Ines Cabral',
      4,
      '2025-12-11',
      'Mind the camera',
      'The tool shows where the lens is and I still put a face there. My fault, funny result. Ordered another.'
    ),
    review(
      'Pooja Deshmukh',
      5,
      '2026-05-07',
      'Dropped twice already',
      'Once on tiles. Phone fine, case fine, my photo of the sea fine.'
    ),
    review(
      'Martin Svensson',
      2,
      '2026-08-21',
      'Buttons are stiff',
      'Print is excellent. The volume button takes a real push on my Pixel and I use it a lot.'
    )
  ],
  'stairwell-case': [
    review(
      'Joana Freitas',
      5,
      '2025-09-04',
      'I know that staircase',
      'Or one like it. The colours are spot on and the matt finish does not show fingers.'
    ),
    review(
      'Bethany Rhodes',
      4,
      '2026-04-09',
      'Pretty',
      'Fits snugly. Cream has stayed cream for half a year in a handbag.'
    )
  ],
  'sea-chart-case': [
    review(
      'Daisuke Mori',
      5,
      '2025-11-27',
      'Traditional, fresh',
      'The pattern runs correctly to the edge and is not cut anywhere strange.'
    ),
    review(
      'Ruth Abernathy',
      5,
      '2026-06-18',
      'Slim as it says',
      'Goes in and out of a jeans pocket. I have had four compliments and one request to borrow it.'
    ),
    review('Filip Novák', 4, '2026-10-14', 'Good grip', 'Slightly textured feel which I did not expect and now like.')
  ],
  'poppy-field-case': [
    review(
      'Carys Bevan',
      5,
      '2026-07-03',
      'The green!',
      'Dark and glossy-looking though it is matt. The flowers almost float.'
    ),
    review(
      'Monique Laurent',
      4,
      '2026-09-23',
      'Lens covers a flower',
      'A leaf and half a bloom vanish under the camera, naturally. Still the prettiest case I have owned.'
    )
  ],
  'last-tram-case': [
    review(
      'Silvia Conti',
      5,
      '2026-08-05',
      'Sunset to go',
      'Everyone thinks I designed it. I have not corrected everyone.'
    ),
    review(
      'Andre Baptiste',
      5,
      '2026-11-10',
      'Rich colours',
      'The plum at the bottom is gorgeous. Charges through it without a complaint.'
    )
  ],
  'clear-night-case': [
    review(
      'Hala Mansour',
      5,
      '2026-01-09',
      'Tiny stars are all there',
      'Looked with my reading glasses. You can see the smallest ones.'
    ),
    review(
      'Rory McBride',
      4,
      '2026-05-18',
      'Named them after my kids',
      'Three constellations, three children. They have since fought over which is biggest.'
    )
  ],
  'picnic-case': [
    review(
      'Agnes Dahl',
      5,
      '2026-09-06',
      'Summery',
      'Got it in September, still works. The flower sits just under my fingers.'
    )
  ],
  'cloth-notebook': [
    review(
      'Edith Warrington',
      5,
      '2025-07-05',
      'Lies flat',
      'On page one, on page eighty, on page one hundred and sixty. Fountain pen does not bleed.'
    ),
    review(
      'Malik Johnson',
      5,
      '2025-10-15',
      'My novel has a cover',
      'I printed the title first. Now I have to write it. Nicest pressure there is.'
    ),
    review(
      'Karin Lund',
      4,
      '2026-03-02',
      'Company gifts',
      'Thirty in pine with our mark small in the corner. One ribbon had frayed, and they sent a whole new book.'
    ),
    review(
      'Enrique Salas',
      3,
      '2026-08-07',
      'Elastic is tight',
      'Bent the cover a little in my bag. Paper is the best I have had at this price.'
    )
  ],
  'sticker-sheet': [
    review(
      'Poppy Langford',
      5,
      '2025-08-18',
      'Jam labels',
      'Twelve tiny labels on a sheet, cut clean round each. The jam looks professional now. The jam is not.'
    ),
    review('Ikenna Eze', 5, '2026-02-05', 'On my bike since spring', 'Rain, mud, jet wash. Still there and not faded.'),
    review(
      'Lotte Visser',
      4,
      '2026-10-01',
      'Leave more room',
      'I set mine too close together and two share an edge. The tool did warn me.'
    )
  ],
  'folded-card': [
    review(
      'Rosalind Pike',
      5,
      '2025-09-18',
      'Invitations for eighty',
      'Thick card, scored so it folds true. The envelopes match without being asked.'
    ),
    review(
      'Anwar Siddiqui',
      5,
      '2026-04-22',
      'My daughter’s drawing',
      'She is six and now believes that she is a published artist. She is right.'
    )
  ],
  'plans-and-detours-notebook': [
    review(
      'Thomas Ekberg',
      5,
      '2025-12-05',
      'Bought for a leaving do',
      'Perfect joke for a project manager. He laughed and then he went quiet.'
    ),
    review(
      'Nisha Varma',
      4,
      '2026-06-30',
      'Dotted is faint, good',
      'The dots are light enough to ignore. Brick cloth with the yellow line is a beauty.'
    )
  ],
  'pressed-leaves-notebook': [
    review(
      'Greta Olsen',
      5,
      '2026-05-05',
      'Garden diary',
      'In its second season and covered in soil. The cloth wipes clean.'
    ),
    review('Milan Horvat', 4, '2026-09-17', 'Gift', 'Mother-in-law happy. Wish it came with squared pages.')
  ],
  'high-water-notebook': [
    review(
      'Lowri Parry',
      5,
      '2025-08-10',
      'Took it to Barmouth',
      'Wrote on the train with the estuary beside me, and the cover matched the window.'
    ),
    review(
      'Chen Wei',
      5,
      '2026-03-30',
      'Printed to the edge',
      'No border, waves wrap neatly at the spine. Lovely paper.'
    )
  ],
  'greengrocer-stickers': [
    review('Molly Haines', 5, '2026-07-16', 'Lunch box approved', 'The melon went first, the avocado is being saved.'),
    review('Sebastian Krause', 4, '2026-10-22', 'Strong glue', 'Be sure where you want them. Lovely colours.')
  ],
  'out-and-about-stickers': [
    review('Tara Whelan', 5, '2025-09-12', 'Yes.', 'The yes is on my laptop. People assume it means something deep.'),
    review(
      'Ryota Kimura',
      5,
      '2026-01-31',
      'Bicycle has spokes',
      'At four centimetres wide there are still spokes. Impressive.'
    ),
    review(
      'Angela Moretti',
      3,
      '2026-08-23',
      'Wanted them larger',
      'Read the size before you buy, unlike me. Quality is very good.'
    )
  ],
  'deep-breath-card': [
    review(
      'Judith Amos',
      5,
      '2025-07-23',
      'Keeps for every birthday',
      'I buy the set of five and never panic on a Friday evening any more.'
    ),
    review(
      'Oluwaseun Bello',
      4,
      '2026-05-13',
      'Lovely board',
      'Feels like a proper card. Envelope flap could be stickier.'
    )
  ],
  'thank-you-card': [
    review(
      'Harriet Munday',
      5,
      '2026-01-16',
      'Grown-up green',
      'Sent to thirty wedding guests. Two wrote back to thank me for the thank you.'
    )
  ],
  'hello-hello-card': [
    review(
      'Imogen Clarke',
      5,
      '2026-10-31',
      'Needed the excuse',
      'Wrote to a friend after four years. She rang the same evening.'
    )
  ]
}
