import { Controls, DocsContext, DocsPage, Heading, Primary, Stories, Title } from '@storybook/addon-docs/blocks'
import { useContext } from 'react'
import { guidance } from '../stories/components/guidance.ts'

const prefix = 'Components/'

const List = ({ title, sentences }: { title: string; sentences: readonly string[] }) => (
  <>
    <h3>{title}</h3>
    <ul>
      {sentences.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  </>
)

/** The page of a component: what it is for, do and don't, its keys, its props, and all its variants. Other pages are as Storybook makes them. */
export default function ComponentPage() {
  const { title } = useContext(DocsContext).storyById()
  const told = title.startsWith(prefix) ? guidance[title.slice(prefix.length)] : undefined
  if (told === undefined) return <DocsPage />
  const { purpose, dos, donts, keys } = told
  return (
    <>
      <Title />
      <p>{purpose}</p>
      <Primary />
      <List title="Do" sentences={dos} />
      <List title="Don’t" sentences={donts} />
      <h3>Keyboard</h3>
      {keys.length === 0 ? (
        <p>It takes no focus of its own.</p>
      ) : (
        <table>
          <tbody>
            {keys.map(([pressed, does]) => (
              <tr key={pressed}>
                <th scope="row">{pressed}</th>
                <td>{does}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <Heading>Props</Heading>
      <Controls />
      <Stories title="All variants" includePrimary />
    </>
  )
}
