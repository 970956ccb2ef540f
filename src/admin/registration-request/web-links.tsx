/** Addresses as the client typed them; only http and https become links. */
export function WebLinks({ urls }: { urls: readonly string[] }) {
  return urls.map((url) => {
    const address = /^https?:\/\//i.test(url) ? url : `https://${url}`
    return (
      <span key={url} className="wb-weblink">
        <a href={address} target="_blank" rel="noreferrer">
          {url}
        </a>
      </span>
    )
  })
}
