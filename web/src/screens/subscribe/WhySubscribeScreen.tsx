import { benefits, MONTHLY_PRICE, PRICE } from '../../panels/benefits';
import { Actions, Card, Page, Points } from '../../panels/Page';
import { ButtonLink } from '../../ui/Button';

export function WhySubscribeScreen() {
  return (
    <Page title="Why subscribe" lead={`Keep what you make. A subscription is ${PRICE} (${MONTHLY_PRICE}).`}>
      <Card>
        <h2>Subscribers get all of the free trial, and</h2>
        <Points points={benefits} />
      </Card>
      <Actions>
        <ButtonLink to="/subscribe" look="primary">
          Subscribe
        </ButtonLink>
        <ButtonLink to="/guest-login">Try it free first</ButtonLink>
      </Actions>
    </Page>
  );
}
