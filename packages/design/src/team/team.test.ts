import * as fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import type { DesignDocument } from '../document/document.ts'
import { fitToAreas } from '../document/fit-to-areas.ts'
import type { TextNode } from '../document/nodes.ts'
import { designDocument, readDesign } from '../document/read.ts'
import type { TeamMember } from '../document/team.ts'
import { documentVersion } from '../document/version.ts'
import { textsInFonts } from '../fonts/used-characters.ts'
import type { FontSet } from '../fonts/font-set.ts'
import { cornersOfLeaf, leavesOf } from '../geometry/leaves.ts'
import { measureText } from '../text/layout.ts'
import { loadFonts } from '../node.ts'
import { preflight } from '../preflight/preflight.ts'
import { arbitraryDocument } from '../testing/arbitrary-document.ts'
import { memberDocument } from './member-document.ts'
import { memberText } from './member-text.ts'
import { fillColumn } from './fill-column.ts'
import { readTeam } from './read-team.ts'
import { memberChecker, teamFindings } from './team-findings.ts'
import { teamIssues } from './issues.ts'

const back = { id: 'back', widthMm: 300, heightMm: 400, safeMm: 10 }
const text = (id: string, more: Partial<TextNode>): TextNode => ({
  type: 'text',
  id,
  x: 150,
  y: 100,
  text: 'NAME',
  font: 'anton',
  size: 40,
  fill: '#000000',
  rotation: 0,
  opacity: 1,
  align: 'centre',
  letterSpacing: 0,
  lineHeight: 1.2,
  ...more
})
const name = text('name', { role: 'name', arc: 30 })
const number = text('number', { role: 'number', text: '00', y: 240, size: 150 })
const jersey: DesignDocument = {
  version: documentVersion,
  product: 'tee',
  areas: { back: [name, number, text('club', { text: 'North Ridge', y: 370, size: 20 })] },
  team: [{ name: 'Ada', number: '7', size: 'm', quantity: 2 }]
}
const ofMember = (member: Partial<TeamMember>, document = jersey) =>
  memberDocument(document, { name: 'Ada', number: '7', ...member }, [back], fonts)
const straight = ({ arc: _arc, width: _width, ...node }: TextNode): TextNode => node
const at = (document: DesignDocument, id: string) =>
  (document.areas['back'] ?? []).find((node) => node.id === id) as TextNode

let fonts: FontSet
beforeAll(async () => {
  fonts = await loadFonts()
})

describe('the design of a member', () => {
  it('says their name and number, keeps everything else, and holds nobody else', () => {
    const document = ofMember({})
    expect([at(document, 'name').text, at(document, 'number').text, at(document, 'club').text]).toEqual([
      'Ada',
      '7',
      'North Ridge'
    ])
    expect(at(document, 'club')).toBe(jersey.areas['back']?.[2])
    expect(document).not.toHaveProperty('team')
    expect(readDesign(document).ok).toBe(true)
  })

  it('is as large as the placeholder where there is room, and bends on a circle of the same size', () => {
    const short = at(ofMember({ name: 'AL' }), 'name')
    expect(short.size).toBe(name.size)
    const radius = (node: TextNode) => measureText(straight(node), fonts).width / ((node.arc ?? 0) * (Math.PI / 180))
    expect(radius(short)).toBeCloseTo(radius(name), 0)
    expect(radius(at(ofMember({ name: 'MONTGOMERY' }), 'name'))).toBeCloseTo(radius(name), 0)
  })

  it('tells a line of the cart whom it is for', () => {
    expect(memberText(ofMember({ name: 'MÜLLER' }))).toBe('MÜLLER 7')
    expect(memberText(ofMember({ name: '' }))).toBe('7')
    expect(memberText({ ...jersey, areas: { back: [text('club', {})] } })).toBe('')
  })

  it('leaves out what a member has none of', () => {
    expect(ofMember({ name: ' ' }).areas['back']?.map(({ id }) => id)).toEqual(['number', 'club'])
  })

  it.each([
    'Wolfeschlegelsteinhausenbergerdorff',
    'عبد الرحمن بن محمد القحطاني الشمري',
    'Αλεξανδρόπουλος-Παπαδημητρίου',
    'नारायणस्वामी वेंकटसुब्रमण्यम',
    'MMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMM'
  ])('never reaches beyond the print area: %s', (long) => {
    for (const placeholder of [
      name,
      text('name', { role: 'name' }),
      text('name', { role: 'name', rotation: 30 }),
      text('name', { role: 'name', arc: -90, stroke: { colour: '#ffffff', width: 3 } })
    ]) {
      const document = ofMember(
        { name: long },
        {
          ...jersey,
          areas: {
            back: [
              {
                id: 'group',
                type: 'group',
                x: 20,
                y: 10,
                rotation: 0,
                opacity: 1,
                scale: 1.2,
                children: [{ ...placeholder, x: 100, y: 80 }]
              }
            ]
          }
        }
      )
      for (const leaf of leavesOf(document.areas['back'] ?? []))
        for (const { x, y } of cornersOfLeaf(leaf, fonts)) {
          expect(Math.min(x, y)).toBeGreaterThan(9.9)
          expect(Math.max(x, y - 100)).toBeLessThan(290.1)
        }
    }
  })

  it('stands on one line within the width its place has', () => {
    const document = ofMember(
      { name: 'De La Cruz Villanueva' },
      { ...jersey, areas: { back: [text('name', { role: 'name', width: 80 })] } }
    )
    expect(measureText(straight(at(document, 'name')), fonts).width).toBeLessThanOrEqual(80)
  })

  it('is a document that can be bought, whatever the design and the member', () => {
    fc.assert(
      fc.property(arbitraryDocument, fc.string({ unit: 'grapheme', maxLength: 30 }), (document, words) => {
        fc.pre(words.isWellFormed() && !words.includes('\0'))
        const areas = ['front', 'back'].map((id) => ({ ...back, id }))
        expect(
          designDocument.safeParse(
            memberDocument(document, { name: words, number: words.slice(0, 1).toWellFormed() }, areas, fonts)
          ).error
        ).toBeUndefined()
      }),
      { numRuns: 60 }
    )
  })
})

describe('the list of a team', () => {
  it('has its letters loaded with those of the texts that stand for them, and goes with the design to another product', () => {
    expect(textsInFonts(jersey)).toContainEqual({ font: 'anton', text: 'Ada' })
    expect(fitToAreas(jersey, [back], [back], { product: 'hoodie' }).team).toEqual(jersey.team)
  })

  it.each([
    ['more than a hundred people', Array.from({ length: 101 }, () => jersey.team?.[0])],
    ['nobody', []],
    ['several lines in a field', [{ ...jersey.team?.[0], name: 'Ada\nB' }]],
    ['no piece at all', [{ ...jersey.team?.[0], quantity: 0 }]]
  ])('refuses %s', (_what, team) => {
    expect(readDesign({ ...jersey, team })).toMatchObject({ ok: false, code: 'invalid' })
  })
})

const sizes = [
  { value: 's', label: 'Small', stock: 3 },
  { value: 'm', label: 'Medium', stock: 5 },
  { value: 'l', label: 'Large', stock: 0 }
]
const rows = (pasted: string, more = {}) =>
  readTeam(pasted, { sizes, ...more }).members.map(({ name: who, number: on, size, quantity }) => [
    who,
    on,
    size,
    quantity
  ])

describe('a pasted list', () => {
  it('is read from a spreadsheet, whatever the order of its columns', () => {
    expect(rows('Player\tNo.\tSize\tQty\nAda Lovelace\t7\tM\t2\nGrace\t10\tsmall\t\n')).toEqual([
      ['Ada Lovelace', '7', 'm', 2],
      ['Grace', '10', 's', 1]
    ])
    expect(rows('7\tM\tAda\n10\tS\tGrace')).toEqual([
      ['Ada', '7', 'm', 1],
      ['Grace', '10', 's', 1]
    ])
  })

  it('is read from CSV with quotes, from semicolons, and from names alone', () => {
    expect(rows('"Lovelace, ""Ada""",07,XXL\r\nHopper,#10,m\r\n')).toEqual([
      ['Lovelace, "Ada"', '07', '', 1],
      ['Hopper', '10', 'm', 1]
    ])
    expect(rows('Ada;7;m;3\nGrace;8;s;1')).toEqual([
      ['Ada', '7', 'm', 3],
      ['Grace', '8', 's', 1]
    ])
    expect(rows('Ada 7\nGrace Hopper\n\nMary Ann 12')).toEqual([
      ['Ada', '7', '', 1],
      ['Grace Hopper', '', '', 1],
      ['Mary Ann', '12', '', 1]
    ])
  })

  it('knows large and small sizes by either of their names', () => {
    const large = ['2xs', 'xl', '2xl', '3xl'].map((value) => ({ value, label: value.toUpperCase(), stock: 9 }))
    const read = (text: string, offered = large) => readTeam(text, { sizes: offered }).members.map(({ size }) => size)
    expect(read('Ada,7,XXL\nBo,8,xxxl\nCy,9,2 XL\nDi,1,XXS\nEd,2,XL\nFi,3,XXXXL')).toEqual([
      '2xl',
      '3xl',
      '2xl',
      '2xs',
      'xl',
      ''
    ])
    expect(read('Ada,7,2XL\nBo,8,3-XL', [...large.slice(1, 2), { value: 'xxl', label: 'XXL', stock: 9 }])).toEqual([
      'xxl',
      ''
    ])
  })

  it.each([
    ['2xl', ['2XL', 'XXL', 'xx-large', 'XX Large', '2X', '2 X-Large', 'double XL', 'extra extra large', 'Size 2XL']],
    ['xl', ['XL', 'X-Large', 'extra large', 'Extra-Large', 'xlarge', '1XL', 'XL (Extra Large)']],
    ['l', ['L', 'Large', 'large (L)', 'LG', 'lrg.', 'Size L', 'L / Large']],
    ['m', ['M', 'Medium', 'med', 'MD']],
    ['s', ['S', 'Small', 'sm', 'SML']],
    ['xs', ['XS', 'extra small', 'X-Small']],
    ['12-14', ['12-14', '12–14', '12 - 14', '12 to 14', '12/14', '12-14 years', 'Age 12-14', '12-14Y']],
    ['8', ['8', '8 yrs', 'age 8', '08']]
  ])('knows the size %s in its usual spellings', (value, spellings) => {
    const offered = ['xs', 's', 'm', 'l', 'xl', '2xl', '12-14', '8'].map((one) => ({
      value: one,
      label: one.toUpperCase(),
      stock: 9
    }))
    const text = spellings.map((spelling) => `Ada\t${spelling}`).join('\n')
    expect(readTeam(`Name\tSize\n${text}`, { sizes: offered })).toMatchObject({
      members: spellings.map(() => ({ size: value })),
      issues: []
    })
  })

  it('knows a size whose own name is long by its letters, and none that the product does not have', () => {
    expect(rows('Ada,7,XXL\nBo,8,S\nCy,9,12-14\nDi,1,Large tall\nEd,2,m')).toEqual([
      ['Ada', '7', '', 1],
      ['Bo', '8', 's', 1],
      ['Cy', '9', '', 1],
      ['Di', '1', '', 1],
      ['Ed', '2', 'm', 1]
    ])
  })

  it('tells of every cell that it changes or leaves out, by its row', () => {
    const long = 'n'.repeat(45)
    const read = readTeam(
      `Name\tNo.\tSize\tQty\tE-mail\n${long}\t7\tM\t2\t\nBo\t123456789\tXXL\t250\tbo@example.org\nCy\t\t\tsome\t\nDi\t\t\t-3\nEd\t\tm\t2 pcs`,
      { sizes, firstRow: 4 }
    )
    expect(read.members.map(({ size, quantity }) => [size, quantity])).toEqual([
      ['m', 2],
      ['', 99],
      ['', 1],
      ['', 1],
      ['m', 2]
    ])
    expect(read.issues).toEqual([
      { row: 4, kind: 'name', given: long, used: 'n'.repeat(40) },
      { row: 5, kind: 'number', given: '123456789', used: '12345678' },
      { row: 5, kind: 'size', given: 'XXL', used: '' },
      { row: 5, kind: 'quantity', given: '250', used: '99' },
      { row: 5, kind: 'column', given: 'E-mail', used: '' },
      { row: 6, kind: 'quantity', given: 'some', used: '1' },
      { row: 7, kind: 'quantity', given: '-3', used: '1' }
    ])
  })

  it('knows a person’s own words for the columns, and digits of other scripts', () => {
    expect(
      rows('الاسم,الرقم,العدد\nمحمد,١٠,٢', { named: { name: 'الاسم', number: 'الرقم', quantity: 'العدد' } })
    ).toEqual([['محمد', '١٠', '', 2]])
  })

  it('takes what there is room for, and says what was left', () => {
    expect(readTeam('A\nB\nC', { sizes, freeSpace: 2 })).toMatchObject({
      members: [{ name: 'A' }, { name: 'B' }],
      left: 1
    })
  })

  it('is always a list a document holds', () => {
    fc.assert(
      fc.property(
        fc.string({
          unit: fc.constantFrom('a', 'é', '\u0000', '\ud83d', '7', ',', ';', '\t', '"', '\n', '\r', ' ', '#'),
          maxLength: 200
        }),
        (pasted) => {
          const { members } = readTeam(pasted.toWellFormed(), { sizes })
          if (members.length > 0) expect(readDesign({ ...jersey, team: members })).toMatchObject({ ok: true })
        }
      )
    )
  })
})

describe('a column that is pasted into the list', () => {
  const ada = { name: 'Ada', number: '7', size: '', quantity: 1 }
  const blank = { name: '', number: '', size: '', quantity: 1 }
  const fill = (text: string, index: number, column: keyof TeamMember) =>
    fillColumn([ada, { ...ada, name: 'Bo' }], text, { index, column, sizes, blank })

  it('goes downwards from its row, and adds rows below the last one', () => {
    expect(fill('small\nM\nXXXL\n', 1, 'size')).toEqual({
      members: [ada, { ...ada, name: 'Bo', size: 's' }, { ...blank, size: 'm' }, blank],
      issues: [{ row: 3, kind: 'size', given: 'XXXL', used: '' }],
      left: 0
    })
    expect(fill('#4\n5', 0, 'number')?.members.map(({ number: on }) => on)).toEqual(['4', '5'])
  })

  it('is none where it is one cell, or a list of several columns', () => {
    expect([fill('Cy', 0, 'name'), fill('Cy\t4\nDi\t5', 0, 'name')]).toEqual([undefined, undefined])
  })

  it('ends where a list is full', () => {
    const long = fillColumn([ada], 'x\n'.repeat(104), { index: 0, column: 'name', sizes, blank })
    expect([long?.members.length, long?.left]).toEqual([100, 4])
  })
})

it('tells of sizes that are missing, gone or too few, and of numbers that are there twice', () => {
  const member = (size: string, on: string, quantity = 1): TeamMember => ({ name: 'Ada', number: on, size, quantity })
  expect(
    teamIssues([member('', ''), member('l', ''), member('s', '7', 2), member('s', ' 7', 2), member('xl', '8')], sizes)
  ).toEqual([['no-size'], ['sold-out'], ['same-number'], ['too-few', 'same-number'], ['no-size']])
})

describe('what there is to know of the pieces of a team', () => {
  const area = { ...back, bleedMm: 0 }
  const found = (areas: DesignDocument['areas'], ...team: Partial<TeamMember>[]) =>
    teamFindings(
      {
        ...jersey,
        areas,
        team: team.map((member) => ({ name: 'Ada', number: '7', size: 'm', quantity: 1, ...member }))
      },
      {
        areas: [area],
        fonts,
        runPreflight: (document) => preflight(document, { areas: [area], fonts, images: () => undefined })
      }
    )
  const said = (...from: Parameters<typeof found>) =>
    found(...from).map(({ code, node, people }) => [code, node, people])

  it('is nothing where every piece can be printed as it is', () => {
    expect(found(jersey.areas, {}, { name: 'Wolfeschlegelsteinhausenbergerdorff' })).toEqual([])
  })

  it('names whose words cannot be printed, the gravest first, each finding once', () => {
    const beyond = { back: [{ ...straight(name), x: -30 }, number] }
    expect(
      said(
        beyond,
        { name: 'AL' },
        { name: 'MONTGOMERY', number: '8' },
        { name: 'Ra \u{13000}', number: '9' },
        { name: 'MONTGOMERY', number: '10' }
      )
    ).toEqual([
      ['missing-letters', 'name', [2]],
      ['outside', 'name', [0]],
      ['cut-off', 'name', [1, 3]],
      ['cut-off', 'name', [2]]
    ])
    expect(found(beyond, { name: 'Ra \u{13000}' })[0]).toMatchObject({
      severity: 'error',
      details: { letters: '\u{13000}' }
    })
  })

  it('tells of one member what their piece alone has, and how much smaller their words become', () => {
    const look = memberChecker(
      { ...jersey, areas: { back: [straight(name), number, text('club', { text: 'Your words', y: 370, size: 20 })] } },
      {
        areas: [area],
        fonts,
        runPreflight: (document) => preflight(document, { areas: [area], fonts, images: () => undefined })
      }
    )
    expect(look({ name: 'Ada', number: '7' })).toEqual({ findings: [], smaller: [] })
    const { findings, smaller } = look({ name: 'Wolfeschlegelsteinhausen \u{13001}', number: '7' })
    expect(findings.map(({ code }) => code)).toEqual(['missing-letters'])
    expect(smaller).toEqual([{ role: 'name', percent: expect.any(Number) }])
    expect(smaller[0]?.percent).toBeLessThan(75)
  })

  it('takes the words of the list for somebody’s own, whatever they are', () => {
    expect(said(jersey.areas, { name: 'NAME', number: '00' })).toEqual([])
    expect(said({ back: [name, text('club', { text: 'Your words', y: 370, size: 20 })] }, {})).toEqual([
      ['sample-text', 'club', undefined]
    ])
  })

  it('tells of the design itself once, and of a piece that would stay empty whose it is', () => {
    const thin = text('club', {
      text: 'North Ridge',
      y: 370,
      size: 20,
      stroke: { colour: '#ff0000', width: 0.1, join: 'round' } as NonNullable<TextNode['stroke']>
    })
    expect(said({ back: [name, thin] }, {}, { name: 'Grace' })).toEqual([['thin-line', 'club', undefined]])
    expect(said({ back: [name] }, {}, { name: ' ', number: '8' })).toEqual([['empty', null, [1]]])
  })
})
