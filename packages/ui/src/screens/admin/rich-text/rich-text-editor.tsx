import { chakra } from '@chakra-ui/react'
import type { TextBlock } from '@motif/contract'
import { isTextLink, textLinkIn } from '@motif/contract/text-rules'
import { m } from '@motif/messages'
import { ListItem } from '@tiptap/extension-list'
import { type Editor, EditorContent, useEditor, useEditorState } from '@tiptap/react'
import { StarterKit } from '@tiptap/starter-kit'
import { Bold, Heading2, Heading3, Italic, Link2, List, ListOrdered, Redo2, Undo2 } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Button } from '../../../components/button/index.ts'
import { TextField } from '../../../components/field/index.ts'
import { IconButton } from '../../../components/icon-button/index.ts'
import { blocksOf, editorDocument } from './editor-document.ts'

/** Lists stand in no lists: an entry holds one line, and the tabulator leads out of the editor. */
const FlatItem = ListItem.extend({
  content: 'paragraph',
  addKeyboardShortcuts() {
    return { Enter: () => this.editor.commands.splitListItem(this.name) }
  }
})

type HeadingLevel = 2 | 3

const extensionsOf = (headings: readonly HeadingLevel[]) => [
  StarterKit.configure({
    blockquote: false,
    code: false,
    codeBlock: false,
    dropcursor: false,
    gapcursor: false,
    hardBreak: false,
    horizontalRule: false,
    listItem: false,
    strike: false,
    underline: false,
    heading: headings.length > 0 ? { levels: [...headings] } : false,
    link: { openOnClick: false, autolink: false, linkOnPaste: true, isAllowedUri: (href) => isTextLink(href ?? '') }
  }),
  FlatItem
]

interface ToolProps {
  label: string
  icon: ReactNode
  isOn?: boolean
  isOff?: boolean
  onPress: () => void
}

const Tool = ({ label, icon, isOn, isOff = false, onPress }: ToolProps) => (
  <IconButton
    size="sm"
    label={label}
    icon={icon}
    {...(isOn !== undefined && { 'aria-pressed': isOn, ...(isOn && { bg: 'bg.raised', color: 'accent' }) })}
    disabled={isOff}
    // The selection stays where it is.
    onMouseDown={(event) => event.preventDefault()}
    onClick={onPress}
  />
)

/** URL field of a link. */
function LinkField({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const now = editor.getAttributes('link')['href'] as string | undefined
  const [typed, setTyped] = useState(now ?? '')
  const [isWrong, setWrong] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => root.current?.querySelector('input')?.focus(), [])
  const set = () => {
    const href = textLinkIn(typed)
    if (href === undefined) {
      setWrong(true)
      return
    }
    const chain = editor.chain().focus().extendMarkRange('link')
    if (editor.state.selection.empty && now === undefined)
      chain.insertContent({ type: 'text', text: typed.trim(), marks: [{ type: 'link', attrs: { href } }] }).run()
    else chain.setLink({ href }).run()
    onClose()
  }
  return (
    <chakra.div ref={root} display="grid" gap={3} padding={3} borderBlockEndWidth="1px" bg="bg.raised">
      <TextField
        label={m.admin_texts_link_address()}
        hint={m.admin_texts_link_hint()}
        error={isWrong ? m.admin_texts_link_wrong() : undefined}
        value={typed}
        dir="ltr"
        autoCapitalize="none"
        autoComplete="off"
        onChange={({ currentTarget: { value } }) => setTyped(value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onClose()
          if (event.key !== 'Enter') return
          // The form around it is not sent.
          event.preventDefault()
          set()
        }}
      />
      <chakra.div display="flex" flexWrap="wrap" gap={3}>
        <Button size="sm" onClick={set}>
          {m.admin_texts_link_set()}
        </Button>
        {now === undefined ? null : (
          <Button
            size="sm"
            onClick={() => {
              editor.chain().focus().extendMarkRange('link').unsetLink().run()
              onClose()
            }}
          >
            {m.admin_texts_link_remove()}
          </Button>
        )}
        <Button size="sm" variant="quiet" onClick={onClose}>
          {m.common_cancel()}
        </Button>
      </chakra.div>
    </chakra.div>
  )
}

function Tools({ editor, headings }: { editor: Editor; headings: readonly HeadingLevel[] }) {
  const [isLinking, setLinking] = useState(false)
  const state = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      section: now.isActive('heading', { level: 2 }),
      heading: now.isActive('heading', { level: 3 }),
      bold: now.isActive('bold'),
      italic: now.isActive('italic'),
      bullets: now.isActive('bulletList'),
      numbers: now.isActive('orderedList'),
      link: now.isActive('link'),
      canUndo: now.can().undo(),
      canRedo: now.can().redo()
    })
  })
  const act = () => editor.chain().focus()
  return (
    <>
      <chakra.div
        role="toolbar"
        aria-label={m.admin_texts_tools()}
        display="flex"
        flexWrap="wrap"
        gap={1}
        padding={1}
        borderBlockEndWidth="1px"
      >
        {headings.includes(2) ? (
          <Tool
            label={m.admin_texts_section()}
            icon={<Heading2 aria-hidden />}
            isOn={state.section}
            onPress={() => act().toggleHeading({ level: 2 }).run()}
          />
        ) : null}
        {headings.includes(3) ? (
          <Tool
            label={headings.length > 1 ? m.admin_texts_heading() : m.admin_texts_only_heading()}
            icon={<Heading3 aria-hidden />}
            isOn={state.heading}
            onPress={() => act().toggleHeading({ level: 3 }).run()}
          />
        ) : null}
        <Tool
          label={m.admin_texts_bold()}
          icon={<Bold aria-hidden />}
          isOn={state.bold}
          onPress={() => act().toggleBold().run()}
        />
        <Tool
          label={m.admin_texts_italic()}
          icon={<Italic aria-hidden />}
          isOn={state.italic}
          onPress={() => act().toggleItalic().run()}
        />
        <Tool
          label={m.admin_texts_bullets()}
          icon={<List aria-hidden />}
          isOn={state.bullets}
          onPress={() => act().toggleBulletList().run()}
        />
        <Tool
          label={m.admin_texts_numbers()}
          icon={<ListOrdered aria-hidden />}
          isOn={state.numbers}
          onPress={() => act().toggleOrderedList().run()}
        />
        <Tool
          label={m.admin_texts_link()}
          icon={<Link2 aria-hidden />}
          isOn={state.link}
          onPress={() => setLinking(true)}
        />
        <Tool
          label={m.admin_texts_undo()}
          icon={<Undo2 aria-hidden />}
          isOff={!state.canUndo}
          onPress={() => act().undo().run()}
        />
        <Tool
          label={m.admin_texts_redo()}
          icon={<Redo2 aria-hidden />}
          isOff={!state.canRedo}
          onPress={() => act().redo().run()}
        />
      </chakra.div>
      {isLinking ? <LinkField editor={editor} onClose={() => setLinking(false)} /> : null}
    </>
  )
}

export interface RichTextEditorProps {
  /** What it holds at first; give it a key to have it hold something else. */
  initial: readonly TextBlock[]
  label: string
  /** @default none */
  headings?: readonly HeadingLevel[]
  isDisabled: boolean
  isInvalid: boolean
  /** Id of the error message. */
  errorId?: string | undefined
  onChange: (change: { blocks: TextBlock[] }) => void
}

const noHeadings: readonly HeadingLevel[] = []

/** A rich text editor: headings, lists, links, bold and italic. Other pasted formatting is dropped. */
export function RichTextEditor({
  initial,
  label,
  headings = noHeadings,
  isDisabled,
  isInvalid,
  errorId,
  onChange
}: RichTextEditorProps) {
  const attributes = {
    role: 'textbox',
    'aria-multiline': 'true',
    'aria-label': label,
    dir: 'auto',
    ...(isInvalid && { 'aria-invalid': 'true', ...(errorId !== undefined && { 'aria-describedby': errorId }) })
  }
  const editor = useEditor(
    {
      extensions: extensionsOf(headings),
      content: editorDocument(initial),
      editable: !isDisabled,
      // Its rules stand below: the content policy knows no style element of the editor's.
      injectCSS: false,
      editorProps: { attributes },
      onUpdate: ({ editor: now }) => onChange({ blocks: blocksOf(now.getJSON()) })
    },
    [isDisabled]
  )
  // The editor keeps its first options.
  const written = JSON.stringify(attributes)
  useEffect(() => {
    editor.setOptions({ editorProps: { attributes: JSON.parse(written) as Record<string, string> } })
  }, [editor, written])
  return (
    <chakra.div
      borderWidth="1px"
      borderColor={isInvalid ? 'bad' : 'border.control'}
      borderRadius="control"
      overflow="hidden"
      _focusWithin={{ borderColor: 'accent' }}
      css={{
        '& .ProseMirror': {
          minHeight: '8rem',
          padding: 3,
          outline: 'none',
          whiteSpace: 'break-spaces',
          overflowWrap: 'anywhere'
        },
        '& .ProseMirror > *': { marginBottom: 3 },
        '& .ProseMirror h2': { fontSize: 'xl', fontWeight: 'semibold' },
        '& .ProseMirror h3': { fontSize: 'lg', fontWeight: 'semibold' },
        '& .ProseMirror ul': { listStyleType: 'disc', paddingInlineStart: 6 },
        '& .ProseMirror ol': { listStyleType: 'decimal', paddingInlineStart: 6 },
        '& .ProseMirror a': { textDecoration: 'underline', color: 'accent' }
      }}
    >
      {isDisabled ? null : <Tools editor={editor} headings={headings} />}
      <EditorContent editor={editor} />
    </chakra.div>
  )
}
