import type { ShownClaim } from "~/content/types";
import { emergencyData } from "~/lib/office-numbers";
import { classNames } from "~/lib/text/class-names";
import { breakable } from "~/ui/blocks/breakable";
import { ChatLogo, Icon } from "~/ui/icons/icon";
import { Logo } from "./logo";
import { PartnerStrip } from "./partner-strip";
import { SearchForm } from "./search-form";
import type { ShellProps } from "./shell-types";

type Link = { label: string; href: string };

type FooterProps = Pick<ShellProps, "contact" | "nav"> & {
  content: {
    claims: ShownClaim[];
    headOffice: string;
    divisions: Link[];
    places: Link[];
    company: Link[];
    legal: Link[];
  };
  /** Class of the background. */
  backgroundColor?: string;
  /** Class of rules and marks. */
  accentColor?: string;
  /** Strip of materials and partners, on the home page. */
  showPartnerSlider?: boolean;
  partners: string[];
  /** Opening hours of working days in one line. */
  workdays: string;
};

export function Footer({
  contact,
  content,
  backgroundColor = "bg-ink",
  accentColor = "border-accent-hatch",
  showPartnerSlider = false,
  partners,
  workdays,
}: FooterProps) {
  const stated = content.claims.some((claim) => claim.stated) ? "Eigen opgave: " : "";
  return (
    <footer
      className={classNames(
        "below-fold @container mt-24 pb-20 text-paper",
        showPartnerSlider ? "strip-footer-height" : "footer-height",
        backgroundColor,
      )}
      id="site-nav"
      data-emergency={emergencyData(contact)}
    >
      {showPartnerSlider && <PartnerStrip names={partners} />}
      <div className="foot-lists page grid gap-10 py-14 @half:grid-cols-2 @sheet:grid-cols-12">
        <div className="@sheet:col-span-4">
          <a href="/" aria-label={`${contact.name}, naar de voorpagina`} className="inline-block">
            <Logo name={contact.name} tone="mono" />
          </a>
          <address className="mt-6 not-italic">
            {content.headOffice}
            <br />
            {contact.address.street} {contact.address.houseNumber}, {contact.address.postcode}{" "}
            {contact.address.city}
            <br />
            {workdays}
          </address>
          <ul className="foot-links mt-5 grid gap-1">
            <li>
              <a href={contact.phone.href}>
                <Icon name="phone" /> {contact.phone.label}
              </a>
            </li>
            <li>
              <a href={contact.mail.href}>
                <Icon name="mail" /> <span>{breakable(contact.mail.label)}</span>
              </a>
            </li>
            <li>
              <a href={contact.chat.href}>
                <ChatLogo colour="white" /> Chat via WhatsApp
              </a>
            </li>
          </ul>
          {/* The mobile menu with its search box is a dialog that needs script. */}
          <SearchForm
            id="footer-search"
            label="Onder aan de pagina"
            className="only-unscripted mt-5 max-w-sm text-ink"
          />
        </div>
        <FooterList heading="Vakken" links={content.divisions} accentColor={accentColor} />
        <FooterList heading="Werkgebied" links={content.places} accentColor={accentColor} />
        <FooterList heading="Bedrijf" links={content.company} accentColor={accentColor} />
        {content.claims.length > 0 && (
          <ul className="flex flex-wrap gap-x-8 gap-y-2 border-t border-paper/25 pt-6 text-sm @half:col-span-2 @sheet:col-span-12">
            {content.claims.map(({ text }, index) => (
              <li key={text}>{index === 0 ? `${stated}${text}` : text}</li>
            ))}
          </ul>
        )}
      </div>
      <div className="border-t border-paper/25">
        {/* The last line clears the button that leads up. */}
        <div className="page flex flex-wrap items-center gap-x-6 gap-y-2 pt-5 pb-16 text-sm sm:pb-5">
          {contact.name} · KvK {contact.registration.kvk} · btw {contact.registration.btw} ·{" "}
          {contact.registration.be}
          <ul className="foot-links flex flex-wrap gap-x-5 gap-y-1">
            {[...content.legal, ...contact.social].map(({ label, href }) => (
              <li key={href}>
                <a href={href}>{label}</a>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </footer>
  );
}

function FooterList({
  heading,
  links,
  accentColor,
}: {
  heading: string;
  links: Link[];
  accentColor: string;
}) {
  return (
    <nav aria-label={heading} className="foot-list">
      <h2 className={accentColor}>{heading}</h2>
      <ul className="foot-links">
        {links.map(({ label, href }) => (
          <li key={href}>
            <a href={href}>{label}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
