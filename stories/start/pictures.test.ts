import { describe, expect, it } from 'vitest'
import { loadedMessagesIn, unclearIn } from './pictures.ts'
import { readStoryFiles } from './story-files.ts'

const files = readStoryFiles()
const stories = files.flatMap(({ stories }) => stories)

/** Stories of flows and journeys need neither tag. */
const told = stories.filter(({ path }) => !path.startsWith('Flows/') && !path.startsWith('Journeys/'))

describe('pictures and deeds', () => {
  it('says of every story with a play whether it is a picture or a deed', () => {
    expect(told.filter(({ tags }) => tags.includes('play-fn')).length).toBeGreaterThan(100)
    expect(unclearIn(told)).toEqual([])
  })

  it('names a story with a play that is neither, and one that is both', () => {
    const path = 'Screens/Cart/Ready'
    expect(unclearIn([{ path, tags: ['play-fn'] }])).toEqual([`${path}: neither a picture nor a deed`])
    expect(unclearIn([{ path, tags: ['play-fn', 'picture', 'deed'] }])).toEqual([`${path}: a picture and a deed`])
    expect(unclearIn([{ path, tags: ['play-fn', 'deed'] }])).toEqual([])
    expect(unclearIn([{ path, tags: [] }])).toEqual([])
  })

  it('takes no story without a play for a deed', () => {
    expect(unclearIn([{ path: 'Screens/Cart/Empty', tags: ['deed'] }])).toEqual([
      'Screens/Cart/Empty: a deed without a play'
    ])
  })
})

describe('messages in story files', () => {
  it('are read when a story plays, not when its file loads', () => {
    expect(files.flatMap(({ title, source }) => loadedMessagesIn(source).map((name) => `${title}: ${name}`))).toEqual(
      []
    )
  })

  it('are found in constants of one line and of several', () => {
    const source = 'const one = { name: m.common_save() }\nconst two = {\n  name: m.common_save()\n}\nconst three = 3\n'
    expect(loadedMessagesIn(source)).toEqual(['one', 'two'])
    expect(loadedMessagesIn('const one = () => ({ name: m.common_save() })\n')).toEqual([])
  })
})
