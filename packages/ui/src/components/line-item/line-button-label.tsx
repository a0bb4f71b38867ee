/** A button label with the line's name for screen readers. Inside a `LineList`. */
export const LineButtonLabel = ({ words, name }: { words: string; name: string }) => (
  <>
    {words}
    <span className="line-hidden"> {name}</span>
  </>
)
