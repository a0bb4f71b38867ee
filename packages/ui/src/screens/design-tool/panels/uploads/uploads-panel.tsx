import { chakra } from '@chakra-ui/react'
import { m } from '@motif/messages'
import { ImagePlus } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../../../../components/button/index.ts'
import { Notice } from '../../../../components/notice/index.ts'
import { Skeleton } from '../../../../components/skeleton/index.ts'
import { type OwnUpload, type OwnUploads, useEditorSetting } from '../../../../editor/index.ts'
import { formatDate } from '../../../../format/index.ts'
import { PictureInput } from '../../../../components/picture-input/index.ts'
import { UploadPicture } from '../../upload-picture.tsx'
import { PanelHint } from '../insert/panel-hint.tsx'
import { LogInFirst } from '../../log-in-first.tsx'

/** All uploads of the account; pressing one places it. */
export function UploadsPanel() {
  const { ownUploads, onAddImage } = useEditorSetting()
  const input = useRef<HTMLInputElement>(null)
  const [tries, setTries] = useState(0)
  return (
    <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap={4} justifyItems="stretch">
      {ownUploads ? <OwnPictures key={tries} source={ownUploads} onRetry={() => setTries(tries + 1)} /> : null}
      <Button size="sm" justifySelf="start" onClick={() => input.current?.click()}>
        <ImagePlus aria-hidden />
        {m.uploads_add()}
      </Button>
      <PictureInput
        ref={input}
        testId="own-upload"
        onChoose={(files) => {
          for (const file of files) onAddImage({ file })
        }}
      />
    </chakra.div>
  )
}

type Shown = 'loading' | 'failed' | 'visitor' | { items: readonly OwnUpload[]; next: string | null }

function OwnPictures({ source, onRetry }: { source: OwnUploads; onRetry: () => void }) {
  const { onPlaceUpload } = useEditorSetting()
  const [shown, setShown] = useState<Shown>('loading')
  const [more, setMore] = useState<'loading' | 'failed'>()
  /** Uploads that arrived while open, newest first. */
  const [arrived, setArrived] = useState<readonly OwnUpload[]>([])

  useEffect(() => {
    let isGone = false
    const stop = source.watch((upload) => setArrived((before) => [upload, ...before]))
    const show = (next: Shown) => (isGone ? undefined : setShown(next))
    source.list().then(
      (part) => show(part ?? 'visitor'),
      () => show('failed')
    )
    return () => {
      isGone = true
      stop()
    }
  }, [source])

  if (shown === 'loading')
    return (
      <chakra.output aria-busy aria-label={m.uploads_loading()}>
        <Skeleton height="12rem" />
      </chakra.output>
    )
  if (shown === 'visitor') return <LogInFirst reason={m.uploads_visitor()} href={source.loginHref()} />
  if (shown === 'failed')
    return (
      <Notice tone="bad">
        <chakra.p marginBlockEnd={3}>{m.uploads_failed()}</chakra.p>
        <Button size="sm" onClick={onRetry}>
          {m.common_try_again()}
        </Button>
      </Notice>
    )

  const { items, next } = shown
  const goOn = async (after: string) => {
    setMore('loading')
    try {
      const part = await source.list(after)
      setShown({ items: [...items, ...(part?.items ?? [])], next: part?.next ?? null })
      setMore(undefined)
    } catch {
      setMore('failed')
    }
  }
  // Deduplicates uploads that arrived during loading.
  const all = [...arrived.filter(({ id }) => items.every((item) => item.id !== id)), ...items]
  if (all.length === 0) return <PanelHint>{m.uploads_empty()}</PanelHint>
  return (
    <>
      <PanelHint>{m.uploads_hint()}</PanelHint>
      <chakra.ul
        aria-label={m.uploads_title()}
        display="grid"
        gridTemplateColumns="repeat(auto-fill, minmax(5rem, 1fr))"
        gap={2}
      >
        {all.map(({ id, uploadedAt }, index) => {
          const label = m.uploads_picture({ number: index + 1, date: formatDate(uploadedAt) })
          return (
            <li key={id}>
              <UploadPicture
                label={label}
                address={source.address(id)}
                onPress={onPlaceUpload && (() => onPlaceUpload({ upload: id, name: null }))}
              />
            </li>
          )
        })}
      </chakra.ul>
      {more === 'failed' ? <Notice tone="bad">{m.uploads_failed()}</Notice> : null}
      {next === null ? null : (
        <Button size="sm" justifySelf="start" isBusy={more === 'loading'} onClick={() => void goOn(next)}>
          {m.uploads_more()}
        </Button>
      )}
    </>
  )
}
