/** Every URL of ours that is made of parts. Fixed ones stand where they are used, as in routes.ts. */
export const paths = {
  service: (division: string, slug: string) => `${division}/${slug}`,
  project: (key: string) => `/onze-projecten/${key}`,
  article: (slug: string) => `/kennisbank/${slug}`,
  /** The drawing of an article, small. */
  thumbnail: (drawing: string) => `/tekening/${drawing}.svg`,
  town: (country: "NL" | "BE", slug: string) => `/${country.toLowerCase()}/${slug}`,
  townService: (country: "NL" | "BE", slug: string, service: string) =>
    `/${country.toLowerCase()}/${slug}/${service}`,
  /** The tool for who has a wet place, and the page of one place. */
  leakFinder: "/waar-lekt-het",
  leakPlace: (place: string) => `/waar-lekt-het/${place}`,
  /** What some work costs, about; there while there are prices. */
  costs: "/wat-kost-het",
  costsOf: (service: string) => `/wat-kost-het?dienst=${service.split("/")[1]}`,
  costsOfWork: (key: string) => `/wat-kost-het?werk=${key}`,
  /** Help that cannot wait. */
  emergency: "/spoed",
  contactAbout: (service: string) => `/contact?dienst=${service}`,
  /** The visitor's own page; `done` confirms what was done there. */
  visitorLead: (token: string, done?: string) => `/aanvraag/${token}${done ? `/${done}` : ""}`,
  /** Where a visitor asks for a new link to that page. */
  newLink: "/aanvraag/nieuwe-link",
  newLinkAsked: "/aanvraag/nieuwe-link/gevraagd",
  /** Where its form for more photos posts with script. */
  visitorLeadFiles: (token: string) => `/aanvraag/${token}/bestanden`,
  /** The last step is the file's name, for browsers that save it by its address. */
  visitorLeadFile: (token: string, n: number, name: string) => `/aanvraag/${token}/bestanden/${n}/${name}`,
  /** Where a customer writes what he thinks of the work; `done` confirms what was done there. */
  review: (token: string, done?: string) => `/beoordeling/${token}${done ? `/${done}` : ""}`,
  /** The photo that he chose, for himself; the last step is its name. */
  reviewPhoto: (token: string, name: string) => `/beoordeling/${token}/foto/${name}`,
  /** All reviews of the company's own customers, and how they come about. */
  reviews: "/beoordelingen",
  /** HTML of what fills a dialog. */
  dialogBody: (dialog: string, division: string | null) =>
    `/onderdeel/${dialog}${division ? `/${division}` : ""}`,
  thanks: (token: string) => `/bedankt/${token}`,
  adminLeads: "/admin/aanvragen",
  adminListVersion: "/admin/api/stand",
  adminLabels: "/admin/labels",
  adminLeadsCsv: "/admin/api/aanvragen.csv",
  adminLead: (id: string) => `/admin/aanvragen/${id}`,
  /** Where an employee writes down what somebody asks; with a number: who that is. */
  adminNewLead: "/admin/aanvragen/nieuw",
  adminCaller: (phone: string) => `/admin/aanvragen/nieuw?tel=${encodeURIComponent(phone)}`,
  adminSettings: "/admin/instellingen",
  adminColleagues: "/admin/instellingen/collegas",
  /** What one is woken for and where, what its page posts by script, and who is on duty. */
  adminNotifications: "/admin/meldingen",
  adminPushApi: "/admin/api/meldingen",
  adminDuty: "/admin/instellingen/dienst",
  /** Outside /admin, because Access would send a browser that fetches it elsewhere. */
  officeWorker: "/kantoor-app.js",
  officeManifest: "/kantoor-app.webmanifest",
  adminFigures: "/admin/cijfers",
  adminFiguresCsv: "/admin/api/cijfers.csv",
  adminPrivacy: "/admin/privacy",
  adminOperations: "/admin/werking",
  adminPersonZip: "/admin/api/persoon.zip",
  adminPerson: (who: string) => `/admin/privacy?who=${encodeURIComponent(who)}`,
  /** The customer of this lead. */
  adminCustomer: (id: string) => `/admin/aanvragen/${id}/klant`,
  /** Where its page posts to make a project of it. */
  adminLeadProject: (id: string) => `/admin/aanvragen/${id}/project`,
  /** Where its page, and that of its review, post to ask for one or to refuse it. */
  adminLeadReview: (id: string) => `/admin/aanvragen/${id}/beoordeling`,
  /** Where its page posts what the office puts right of what was given. */
  adminLeadCorrect: (id: string) => `/admin/aanvragen/${id}/gegevens`,
  /** Where its page saves and sends what is written about it. */
  adminLeadAnswer: (id: string) => `/admin/aanvragen/${id}/antwoord`,
  /** Where its open page says that it is looked at, and asks by whom else. */
  adminLeadStand: (id: string) => `/admin/aanvragen/${id}/stand`,
  /** Where the visit of a request is planned; its day and who goes can be given. */
  adminLeadVisit: (id: string, on?: { date: string; employee: string }) =>
    `/admin/aanvragen/${id}/afspraak${on ? `?day=${on.date}&who=${encodeURIComponent(on.employee)}` : ""}`,
  adminAgenda: "/admin/agenda",
  adminLeadFile: (id: string, n: number, name: string) => `/admin/aanvragen/${id}/bestanden/${n}/${name}`,
  /** A mail about it as it came. */
  adminLeadMail: (id: string, message: string) => `/admin/aanvragen/${id}/mails/${message}`,
  /** Mails that came in and stand at no request. */
  adminKeptMails: "/admin/mails",
  /** Those of one address, and those that came before mail number `before`. */
  adminKeptFrom: (from: string, before?: number) => {
    const asked = new URLSearchParams({
      ...(from && { van: from }),
      ...(before && { voor: String(before) }),
    });
    return `/admin/mails${asked.size > 0 ? `?${asked}` : ""}`;
  },
  adminKeptMail: (id: string) => `/admin/mails/${id}`,
  preview: (token: string) => `/voorbeeld/${token}`,
  adminContent: "/admin/inhoud",
  /** Where the site says a text. */
  adminContentWith: (text: string) => `/admin/inhoud?q=${encodeURIComponent(text.slice(0, 100))}`,
  adminRecords: (type: string) => `/admin/inhoud/${type}`,
  adminNewRecord: (type: string) => `/admin/inhoud/${type}/nieuw`,
  adminRecord: (type: string, key: string) => `/admin/inhoud/${type}/${key}`,
  adminRecordRevisions: (type: string, key: string) => `/admin/inhoud/${type}/${key}/versies`,
  adminRecordApi: (type: string, key: string) => `/admin/api/inhoud/${type}/${key}`,
  /** The site with a draft in it; followed by the path of a page. */
  sitePreview: (token: string) => `/voorbeeld-site/${token}`,

  adminArticles: "/admin/artikelen",
  adminArticle: (id: number | string) => `/admin/artikelen/${id}`,
  adminRevisions: (id: number | string) => `/admin/artikelen/${id}/versies`,
  adminArticleApi: (id: number | string) => `/admin/api/artikelen/${id}`,
  adminArticleExport: (form: "json" | "markdown") => `/admin/api/artikelen/export/${form}`,
  adminMedia: "/admin/media",
  adminMediaItem: (id: string) => `/admin/media/${id}`,
  adminMediaApi: "/admin/api/media",
} as const;
