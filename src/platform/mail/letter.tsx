import { Body, Button, Container, Head, Heading, Hr, Html, Link, Preview, Section, Text, render } from 'react-email'

/** What a mail says; the look is the same for all. */
export interface Letter {
  subject: string
  title: string
  paragraphs: string[]
  facts?: { label: string; value: string }[]
  action?: { label: string; url: string }
  footer: string
  /** It is advertising; here it ends. */
  unsubscribe?: { label: string; url: string }
}

const serif = 'Newsreader, Georgia, serif'
const sans = 'Inter, Arial, sans-serif'
const ink = '#141B2D'
const muted = '#5B6478'

function LetterMail({ letter, language }: { letter: Letter; language: string }) {
  return (
    <Html lang={language}>
      <Head />
      <Preview>{letter.paragraphs[0] ?? letter.title}</Preview>
      <Body lang={language} style={{ backgroundColor: '#FBF9F4', margin: 0, fontFamily: sans, color: ink }}>
        <Container style={{ maxWidth: 560, margin: '0 auto', padding: '32px 24px' }}>
          <Text style={{ fontFamily: serif, fontSize: 20, margin: '0 0 24px' }}>Markwright</Text>
          <Section style={{ backgroundColor: '#FFFFFF', border: '1px solid #E3DED2', padding: '28px 28px 20px' }}>
            <Heading
              as="h1"
              style={{ fontFamily: serif, fontWeight: 500, fontSize: 26, lineHeight: '32px', margin: '0 0 16px' }}
            >
              {letter.title}
            </Heading>
            {letter.paragraphs.map((text) => (
              <Text key={text} style={{ fontSize: 16, lineHeight: '25px', margin: '0 0 14px' }}>
                {text}
              </Text>
            ))}
            {(letter.facts ?? []).map((fact) => (
              <Text
                key={fact.label}
                style={{
                  fontSize: 14,
                  lineHeight: '22px',
                  margin: 0,
                  borderTop: '1px solid #E3DED2',
                  padding: '8px 0',
                }}
              >
                <span style={{ color: muted }}>{fact.label}: </span>
                <strong>{fact.value}</strong>
              </Text>
            ))}
            {letter.action && (
              <>
                <Button
                  href={letter.action.url}
                  style={{
                    backgroundColor: '#1F3A8A',
                    color: '#FFFFFF',
                    borderRadius: 8,
                    padding: '13px 22px',
                    fontSize: 16,
                    margin: '18px 0 10px',
                  }}
                >
                  {letter.action.label}
                </Button>
                <Text style={{ fontSize: 12, lineHeight: '18px', color: muted, wordBreak: 'break-all' }}>
                  {letter.action.url}
                </Text>
              </>
            )}
          </Section>
          <Hr style={{ borderColor: '#E3DED2', margin: '24px 0 12px' }} />
          <Text style={{ fontSize: 12, lineHeight: '18px', color: muted }}>
            {letter.footer}
            {letter.unsubscribe && (
              <>
                {' '}
                <Link href={letter.unsubscribe.url} style={{ color: muted, textDecoration: 'underline' }}>
                  {letter.unsubscribe.label}
                </Link>
              </>
            )}
          </Text>
        </Container>
      </Body>
    </Html>
  )
}

/** HTML and plain text of a letter. */
export async function renderLetter(letter: Letter, language: string): Promise<{ html: string; text: string }> {
  const mail = <LetterMail letter={letter} language={language} />
  return { html: await render(mail), text: await render(mail, { plainText: true }) }
}
