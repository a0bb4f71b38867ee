import type { DemoQuestion } from './types.ts'

/** Questions by the slug of what they are about. */
export const questions: Readonly<Record<string, readonly DemoQuestion[]>> = {
  'classic-tee': [
    {
      author: 'Ingrid',
      text: 'Can it go into a tumble dryer?',
      answer: 'Better not: heat shrinks cotton and ages the ink. Dry it on a line, and iron around the print.',
      date: '2025-09-02'
    },
    {
      author: 'Mateo',
      text: 'Can I have something on the front and something else on the back?',
      answer: 'Yes. Both sides are yours, up to 300 × 400 mm each. The price in the design tool includes both.',
      date: '2026-02-17'
    },
    {
      author: 'Leila',
      text: 'How thick is the fabric? I want to wear it under a shirt.',
      answer: 'It is a single jersey of 180 g/m²: light enough for that, and not see-through in white.',
      date: '2026-06-08'
    },
    {
      author: 'Oskar',
      text: 'We are 24 people in a choir. Can every shirt carry a name?',
      answer:
        'Yes. Choose “Team” in the design tool and paste the list of names and sizes. The tiers count all of them.',
      date: '2026-09-21'
    }
  ],
  'studio-mug': [
    {
      author: 'Bea',
      text: 'I am left-handed. Does the print face me or the others?',
      answer: 'There is a print area on either side of the handle, so you can fill one or both.',
      date: '2026-01-14'
    },
    {
      author: 'Yusuf',
      text: 'Does the print fade in the dishwasher?',
      answer: 'No. Ceramic inks are fired at 780 °C and become part of the glaze.',
      date: '2026-07-30'
    }
  ],
  'everyday-tote': [
    {
      author: 'Noor',
      text: 'Does a laptop fit?',
      answer: 'One of 15 inches does: the bag measures 38 × 42 cm. It is not padded.',
      date: '2026-04-03'
    }
  ],
  'that-night-poster': [
    {
      author: 'Emil',
      text: 'Does the framed one come with glass?',
      answer: 'With an acrylic front, which travels better than glass. It comes ready to hang.',
      date: '2026-08-19'
    }
  ]
}
