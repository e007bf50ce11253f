import type { ComponentProps, ReactNode } from "react";
import { ContactBar } from "./contact-bar";
import { Footer } from "./footer";
import { Header } from "./header";
import { MobileMenu } from "./mobile-menu";
import { NoticeBanner, type NoticeBannerProps } from "./notice-banner";
import { ScrollTop } from "./scroll-top";
import type { ShellProps } from "./shell-types";

type SiteFrameProps = ShellProps & {
  footer: ComponentProps<typeof Footer>["content"];
  partners: string[];
  workdays: string;
  /** Shows the floating quote widget. */
  hasWidget?: boolean;
  /** Message of the office. */
  notice?: NoticeBannerProps | null;
  /** Shows the floating service menu. */
  hasMenu?: boolean;
  /** Address of what fills the menu of phones. */
  menuBody: string;
  children: ReactNode;
  /** Fixed elements: inside `main`, which is a container, they would scroll along. */
  float?: ReactNode;
};

/** Frame of every public page. */
export function SiteFrame({
  children,
  float,
  footer,
  partners,
  workdays,
  hasWidget = false,
  notice = null,
  hasMenu = false,
  menuBody,
  ...shell
}: SiteFrameProps) {
  const { nav, contact, pathname } = shell;
  return (
    <>
      <a href="#inhoud" id="top" className="skip-link">
        Naar de inhoud
      </a>
      {notice && <NoticeBanner {...notice} />}
      <Header {...shell} hasMenu={hasMenu} />
      <main id="inhoud" tabIndex={-1} className="@container quiet">
        {children}
      </main>
      {float}
      <Footer
        contact={contact}
        nav={nav}
        content={footer}
        partners={partners}
        workdays={workdays}
        showPartnerSlider={pathname === "/"}
      />
      <ScrollTop />
      <ContactBar contact={contact} hasWidget={hasWidget} />
      <MobileMenu body={menuBody} />
    </>
  );
}
