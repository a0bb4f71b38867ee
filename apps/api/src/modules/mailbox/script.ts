/** Polls for the newest mail while the page is visible and announces it; the page never reloads by itself. */
export const script = `
const newest = Number(document.body.dataset.newest)
const news = document.querySelector('.news')
const address = new URL(location.href)
address.searchParams.delete('mail')
async function look() {
  if (document.hidden || news.hasChildNodes()) return
  const answer = await fetch('/mailbox/newest' + address.search).catch(() => undefined)
  if (!answer?.ok || (await answer.json()).id <= newest) return
  if (newest === 0) return location.reload()
  const link = document.createElement('a')
  link.href = address.href
  link.textContent = 'New mail: show it'
  news.replaceChildren(link)
}
setInterval(look, 3000)
document.addEventListener('visibilitychange', look)
`
