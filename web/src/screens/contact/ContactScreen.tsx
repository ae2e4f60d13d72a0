import { useState } from 'react';
import { Faq } from '../../page/help/Faq';
import { Actions, Page } from '../../page/frame/Page';
import { SplitPage } from '../../page/layout/SplitPage';
import { Button, ButtonLink } from '../../ui/basics/Button';
import { ContactForm } from './ContactForm';

export function ContactScreen() {
  const [isSent, setIsSent] = useState(false);
  if (isSent)
    return (
      <SplitPage
        title="Contact"
        heading="Thank you"
        lead="We have received your message. We will reply to the e-mail address that you gave."
        part="foot"
      >
        <Actions>
          <ButtonLink to="/home" look="primary">
            Home
          </ButtonLink>
          <Button
            onClick={() => {
              setIsSent(false);
            }}
          >
            Write another message
          </Button>
        </Actions>
      </SplitPage>
    );
  return (
    <Page
      title="Contact"
      heading="Write to us"
      lead="Ask a question, suggest an improvement, or tell us about a missing block. We read every message."
    >
      <ContactForm
        onSent={() => {
          setIsSent(true);
        }}
      />
      <hr className="stitch" />
      <h2>Questions and answers</h2>
      <Faq />
    </Page>
  );
}
