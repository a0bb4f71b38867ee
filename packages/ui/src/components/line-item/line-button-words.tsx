/** A button's words, and for those who don't see beside which line it stands, the line's name. Inside a `LineList`. */
export const LineButtonWords = ({ words, name }: { words: string; name: string }) => (
  <>
    {words}
    <span className="line-hidden"> {name}</span>
  </>
)
