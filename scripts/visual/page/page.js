// @ts-check
/** Shows `globalThis.report`: what differs, by its cause. */

/** @typedef {import('../report.ts').Entry} Entry */

/** @type {{ shown: number, entries: Entry[], canAccept: boolean }} */
const report = Reflect.get(globalThis, 'report')
/** Served by `npm run test:visual -- --review`, pictures are accepted here; from a file, by a command. */
const isServed = location.protocol.startsWith('http')
const accepted = new Set()

/**
 * @param {string} name
 * @param {Record<string, unknown>} [values]
 * @param {(Node | string)[]} children
 */
function element(name, values = {}, ...children) {
  const made = document.createElement(name)
  Object.assign(made, values)
  made.append(...children)
  return made
}

/** @param {string} colour */
function chip(colour) {
  const made = element('span', { className: 'chip' })
  made.style.background = colour
  return made
}

/**
 * What changed, in words and as a key: entries of one cause stand together.
 * @param {Entry} entry
 */
function causeOf({ state, title, difference }) {
  if (state === 'failed') return { key: '0 failed', words: ['Stories that threw'] }
  if (state === 'new') return { key: '4 new', words: ['New pictures'] }
  if (state === 'gone') return { key: '5 gone', words: ['Pictures of no story any more'] }
  const cause = difference?.cause
  if (cause?.kind === 'colour') {
    const { before, after } = cause
    return { key: `1 ${before} ${after}`, words: [chip(before), ` ${before} became `, chip(after), ` ${after}`] }
  }
  if (cause?.kind === 'size') return { key: `2 ${title}`, words: [`${title}: another size`] }
  return { key: `3 ${title}`, words: [title] }
}

/** @param {readonly Entry[]} entries */
async function accept(entries) {
  const names = entries.map(({ name }) => name)
  const answer = await fetch('/accept', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-visual-review': '1' },
    body: JSON.stringify(names)
  })
  if (!answer.ok) throw new Error(`The server answered ${answer.status}.`)
  for (const name of names) accepted.add(name)
  render()
}

/** @param {readonly Entry[]} entries @param {string} words */
function acceptButton(entries, words) {
  const button = element('button', { type: 'button' }, words)
  button.addEventListener('click', () => {
    accept(entries).catch((error) => {
      button.textContent = `Not accepted (${String(error)}). Try again`
    })
  })
  return button
}

/** @param {Entry} entry @param {string} which */
const picture = ({ name }, which) =>
  element('img', { src: `${encodeURIComponent(name)}.${which}.webp`, alt: `${name}, ${which}`, loading: 'lazy' })

/**
 * Frames what differs, in shares of the larger of the two pictures, once its size is known.
 * @param {Entry} entry @param {HTMLElement} image
 */
function framed({ difference }, image) {
  const frame = element('span', { className: 'frame' })
  const place = element('span', { className: 'box', hidden: true })
  frame.append(image, place)
  if (difference === undefined || !(image instanceof HTMLImageElement)) return frame
  image.addEventListener('load', () => {
    const { left, top, right, bottom } = difference.box
    const { naturalWidth: width, naturalHeight: height } = image
    const share = (/** @type {number} */ pixels, /** @type {number} */ of) => `${(100 * Math.min(pixels, of)) / of}%`
    Object.assign(place.style, {
      left: share(left, width),
      top: share(top, height),
      width: share(Math.min(right, width) - left, width),
      height: share(Math.min(bottom, height) - top, height)
    })
    place.hidden = left >= width || top >= height
  })
  return frame
}

/** @param {Entry} entry @param {string} which */
const captioned = (entry, which) =>
  element('figure', {}, element('figcaption', {}, which), framed(entry, picture(entry, which)))

/** @param {Entry} entry */
function picturesOf(entry) {
  if (entry.state === 'failed') return element('p', {}, entry.message ?? '')
  if (entry.state === 'new') return element('div', { className: 'pictures' }, captioned(entry, 'after'))
  if (entry.state === 'gone') return element('div', { className: 'pictures' }, captioned(entry, 'before'))
  const view = document.querySelector('input[name=view]:checked')?.getAttribute('value') ?? 'beside'
  if (view === 'beside')
    return element(
      'div',
      { className: 'pictures' },
      ...['before', 'after', 'difference'].map((which) => captioned(entry, which))
    )
  const pair = element('div', { className: `pair ${view}` }, picture(entry, 'before'), picture(entry, 'after'))
  if (view === 'blink') return pair
  const range = element('input', { type: 'range', min: 0, max: 100, value: 50, ariaLabel: 'Where before ends' })
  range.addEventListener('input', () => pair.style.setProperty('--at', `${Reflect.get(range, 'value')}%`))
  return element('div', {}, range, pair)
}

/** @param {Entry} entry */
function articleOf(entry) {
  const { title, story, mode, message = '', name } = entry
  const heading = element('h3', {}, [title, story, mode].filter(Boolean).join(' · '))
  const canAccept = report.canAccept && entry.state !== 'failed'
  return element(
    'article',
    { id: name },
    element(
      'header',
      {},
      heading,
      ...(entry.state === 'failed' ? [] : [element('span', {}, message)]),
      ...(isServed && canAccept ? [acceptButton([entry], 'Accept')] : []),
      ...(!isServed && canAccept ? [element('code', {}, `npm run test:visual -- --accept ${name}`)] : [])
    ),
    picturesOf(entry)
  )
}

function render() {
  const entries = report.entries.filter(({ name }) => !accepted.has(name))
  /** @type {Map<string, { words: (Node | string)[], entries: Entry[] }>} */
  const groups = new Map()
  for (const entry of entries) {
    const { key, words } = causeOf(entry)
    const group = groups.get(key) ?? { words, entries: [] }
    group.entries.push(entry)
    groups.set(key, group)
  }
  const summary = document.querySelector('#summary')
  if (summary !== null)
    summary.textContent = `${entries.length} of ${report.shown} pictures${accepted.size > 0 ? `, ${accepted.size} accepted` : ''}`
  document
    .querySelector('#groups')
    ?.replaceChildren(
      ...[...groups]
        .toSorted(([one], [other]) => one.localeCompare(other))
        .map(([key, group]) =>
          element(
            'section',
            {},
            element(
              'header',
              {},
              element('h2', {}, ...group.words),
              element('span', {}, `${group.entries.length} ${group.entries.length === 1 ? 'picture' : 'pictures'}`),
              ...(isServed && report.canAccept && !key.startsWith('0')
                ? [acceptButton(group.entries, 'Accept all of these')]
                : [])
            ),
            ...group.entries.map(articleOf)
          )
        )
    )
}

document.querySelector('#views')?.addEventListener('change', render)
render()
