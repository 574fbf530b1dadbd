import type { Dictionary } from '../../../schema';

/** The Dutch words, with the formal "u", as in the toast that the specification fixes. */
export const words: Dictionary = {
  'nav.about': 'Over ons',
  'nav.brandHome': 'naar de homepage',
  'nav.contact': 'Contact',
  'nav.getStarted': 'Neem contact op',
  'nav.home': 'Home',
  'nav.label': 'Hoofdmenu',
  'nav.language': 'Taal',
  'nav.menu': 'Menu',
  'nav.portfolio': 'Portfolio',
  'nav.services': 'Diensten',
  'nav.skip': 'Naar de inhoud',

  'hero.getStarted': 'Neem contact op',
  'hero.highWater': 'plan',
  'hero.learnMore': 'Onze diensten',
  'hero.lowWater': 'praktijk',
  'hero.text':
    'Een klein team met veel ervaring. Wij\u00a0adviseren, bouwen en beheren, en blijven tot het werkt voor wie ermee werkt.',
  'hero.title': 'Nuchtere\u00a0IT, van\u00a0plan tot\u00a0praktijk.',

  'services.consulting.text':
    'Een onafhankelijke blik op uw IT: wat kan blijven, wat moet weg, en waar u het best begint.',
  'services.consulting.title': 'Advies',
  'services.development.text':
    'Snelle, toegankelijke websites die uw mensen zelf kunnen bijwerken. Deze site is er een.',
  'services.development.title': 'Websiteontwikkeling',
  'services.management.text':
    'Uw bedrijfsapplicaties in goede handen: updates, toegang en hulp, en één persoon om te bellen.',
  'services.management.title': 'Applicatiebeheer',
  'services.process.text':
    'Heldere afspraken over incidenten, wijzigingen en aanvragen, vastgelegd in uw eigen systemen.',
  'services.process.title': 'Procesmanagement',
  'services.text': 'Eén team voor alles. Wie\u00a0u\u00a0spreekt, doet ook het werk.',
  'services.title': 'Wat we doen',

  'clients.growthLegend': 'Elke lijn is één medewerker.',
  'clients.growthLink': 'Lees wat we deden',
  'clients.link': 'Bekijk wat we voor hen deden',
  'clients.text': 'Van stadhuis tot energiebedrijf, van GGD tot verzekeraar.',
  'clients.title': 'Bekende namen, één klein team.',

  'portfolio.close': 'Sluiten',
  'portfolio.invitation': 'Ligplaats vrij',
  // In their order, with a space between them.
  'portfolio.months': 'januari februari maart april mei juni juli augustus september oktober november december',
  'portfolio.now': 'heden',
  'portfolio.project': 'project',
  'portfolio.projectsDelivered': 'projecten opgeleverd',
  'portfolio.subtitle': 'Onze opdrachtgevers, de nieuwste eerst. Kies een organisatie en lees wat we er deden.',
  'portfolio.technologies': 'Technologie',
  'portfolio.timeline': 'Opdrachtgevers, de nieuwste eerst',
  'portfolio.title': 'Portfolio',

  'portfolio.asr.desc':
    'We verhuisden werkplekken naar een nieuwere Citrix-omgeving en schreven scripts voor dagelijkse controles.',
  'portfolio.asr.name': 'Werkplekmigratie bij een verzekeraar',
  'portfolio.deltafiber.desc':
    'Door een fusie groeide het bedrijf van 300 naar 1500+ medewerkers. We\u00a0voegden processen, financiën en werkplekken samen, terwijl het werk doorging.',
  'portfolio.deltafiber.name': 'Eén IT-organisatie na een fusie',
  'portfolio.doit.desc':
    'Samen met hun eigen mensen richtten we werkplekken in voor hun klanten: laptops die zichzelf installeren, en toegang per rol.',
  'portfolio.doit.name': 'Beheerde werkplekken in de cloud',
  'portfolio.fugro.desc':
    'Kort en praktisch: openstaande SAP-aanvragen weggewerkt, en een werkwijze op papier waarmee het team verder kon.',
  'portfolio.fugro.name': 'Ondersteuning in een SAP-landschap',
  'portfolio.ggd.desc':
    'We richtten de processen voor incidenten, wijzigingen en aanvragen in met ServiceNow en hielpen teams ermee te werken.',
  'portfolio.ggd.name': 'Procesmanagement voor de publieke gezondheid',
  'portfolio.gouda.desc': 'Applicaties via Citrix, veiliger inloggen, en duidelijke antwoorden voor wie ermee werkt.',
  'portfolio.gouda.name': 'Werkplekbeheer voor een gemeente',
  'portfolio.haskoning.desc':
    'Voor ingenieurs die over grenzen heen werken beheerden we teamsites en rechten, en automatiseerden we het wekelijkse werk.',
  'portfolio.haskoning.name': 'Samenwerken in SharePoint',
  'portfolio.knab.desc':
    'Met de teams brachten we de serviceprocessen in kaart, maakten ze eenvoudiger en legden ze vast in ServiceNow.',
  'portfolio.knab.name': 'Serviceprocessen bij een bank',
  'portfolio.nlo.desc': 'Documenten in SharePoint, beheerde laptops, en voor iedereen inloggen in twee stappen.',
  'portfolio.nlo.name': 'De stap naar een cloudwerkplek',
  'portfolio.royalaware.desc': 'Eerst uitgeprobeerd met de mensen die ermee werken, daarna ingevoerd voor iedereen.',
  'portfolio.royalaware.name': 'Veilig inloggen en beheerde apparaten',
  'portfolio.shell.desc':
    'In een groot team handelden we aanvragen en incidenten rond bedrijfsapplicaties af en hielden we de afspraken actueel.',
  'portfolio.shell.name': 'Applicatieondersteuning op grote schaal',
  'portfolio.stichting.desc':
    'Mail en documenten gingen naar Office 365, in stappen die tijd lieten voor uitleg en vragen.',
  'portfolio.stichting.name': 'Stap voor stap naar Office 365',
  'portfolio.tcs.desc': 'We zorgden ervoor dat elke melding een eigenaar en een volgende stap had.',
  'portfolio.tcs.name': 'Coördinatie in een internationaal team',

  'contact.address': 'Adres',
  'contact.answer': 'We antwoorden binnen twee werkdagen.',
  'contact.email': 'E-mail',
  'contact.emailInstead': 'Het formulier werkt nu niet. Een e-mail kan ook:',
  'contact.emailMissing': 'Vul uw e-mailadres in.',
  'contact.emailWrong': 'Klopt het e-mailadres? Het moet lijken op naam@example.com.',
  'contact.message': 'Bericht',
  'contact.messageMissing': 'Schrijf in een paar woorden waar het om gaat.',
  'contact.name': 'Naam',
  'contact.nameMissing': 'Vul uw naam in.',
  'contact.phone': 'Telefoon',
  'contact.privacy':
    'is verantwoordelijk voor wat u hier schrijft en gebruikt het alleen om u te antwoorden. Zonder verbinding bewaart deze browser een bericht tot het kan worden verzonden, hooguit één dag.',
  'contact.queuedText':
    'Deze browser bewaart uw bericht een dag en verzendt het zodra dat kan. Na twee werkdagen nog geen antwoord? Stuur dan een e-mail.',
  'contact.queuedTitle': 'We zijn nu niet bereikbaar',
  'contact.refusedText': 'Het staat nog in het formulier. Stuur het alstublieft per e-mail.',
  'contact.refusedTitle': 'Uw bericht is niet aangenomen',
  'contact.required': 'Alle velden zijn verplicht.',
  'contact.send': 'Bericht versturen',
  'contact.sending': 'Bezig met verzenden…',
  'contact.sent': 'Bedankt.',
  'contact.sentNote': 'We antwoorden binnen twee werkdagen. Haast? Bel\u00a0dan',
  'contact.sentText': 'We nemen zo snel mogelijk contact met u op.',
  'contact.sentTitle': 'Bericht verzonden!',
  'contact.text': 'Een paar regels is genoeg. Liever\u00a0bellen of mailen? Dat kan\u00a0ook.',
  'contact.title': 'Waarmee kunnen we u helpen?',
  'contact.unknownText': 'Het staat nog in het formulier: probeer het later opnieuw, of stuur een e-mail.',
  'contact.unknownTitle': 'We weten niet of uw bericht is aangekomen',

  'about.clientFirst.text': 'We luisteren voor we iets voorstellen, en zeggen het als het kleiner kan.',
  'about.clientFirst.title': 'Eerst luisteren: zo werken we',
  'about.expertise.cloud.text': 'Azure, inloggen in twee stappen, en per rol de juiste toegang.',
  'about.expertise.cloud.title': 'Cloud en identiteit',
  'about.expertise.erp.text': 'Dynamics NAV, Business Central en SAP, en wie ermee werkt.',
  'about.expertise.erp.title': 'Bedrijfsapplicaties',
  'about.expertise.service.text': 'ServiceNow en heldere afspraken: wie doet wat, en wanneer.',
  'about.expertise.service.title': 'Servicemanagement',
  'about.expertise.title': 'Waar we goed in zijn',
  'about.expertise.workplace.text': 'Office 365, SharePoint, Intune en Citrix, beheerd zonder poespas.',
  'about.expertise.workplace.title': 'Digitale werkplek',
  'about.intro':
    'We zijn een klein IT-adviesbureau in Nederland, met meer dan tien jaar ervaring bij grote en kleine organisaties. We schreven de plannen, richtten de systemen in en namen bij de servicedesk de telefoon op.',
  'about.mission.delivered': 'wat we waarmaken',
  'about.mission.promised': 'wat we beloven',
  'about.mission.quote':
    'Techniek moet mensen de ruimte geven om hun werk te doen, en\u00a0verder niet in de weg zitten.',
  'about.mission.text':
    'IT die u begrijpt en waarop u kunt bouwen. Gekozen omdat ze bij het werk past, niet omdat ze nieuw is.',
  'about.mission.title': 'Onze missie',
  'about.reputation.text':
    'Een aanbeveling is ons meer waard dan een advertentie. Daarom beloven we alleen wat we waarmaken.',
  'about.reputation.title': 'Onze reputatie',
  'about.steps.handOver.text': 'Als we vertrekken, weten uw mensen hoe alles werkt.',
  'about.steps.handOver.title': 'We dragen het over',
  'about.steps.listen.text': 'Naar wie ermee werkt. Dan pas komt een voorstel.',
  'about.steps.listen.title': 'We luisteren',
  'about.steps.plan.text': 'In woorden die iedereen aan tafel begrijpt.',
  'about.steps.plan.title': 'We maken een plan',
  'about.steps.setUp.text': 'In de middelen die uw teams al gebruiken, terwijl het werk doorgaat.',
  'about.steps.setUp.title': 'We richten het in',
  'about.title': 'Over ons',

  'footer.privacy': 'Privacyverklaring',
  'footer.registration': 'KvK-nummer',
  'footer.rights': 'Alle\u00a0rechten\u00a0voorbehouden.',
  'footer.tagline': 'IT met beide benen op de grond.',
  'footer.vat': 'Btw-nummer',

  'notFound.hint': 'De dijk is doorgebroken en dit veld staat blank. De\u00a0rest van de site is droog.',
  'notFound.link': 'Terug naar de homepage',
  'notFound.text': 'Oeps! Pagina niet gevonden',
  'notFound.title': '404',

  'app.install': 'Installeren als app',
  'app.installByHand': 'Deze site op uw beginscherm? Tik op het deelsymbool en kies ‘Zet op beginscherm’.',
  'app.later': 'Later',
  'app.newText': 'Laad opnieuw om die te zien. Wat u hebt getypt, blijft staan.',
  'app.newTitle': 'Er is een nieuwe versie van deze site',
  'app.offlineText': 'Geen probleem: elke pagina van deze site opent gewoon.',
  'app.offlineTitle': 'U bent offline',
  'app.readyText': 'Deze site werkt nu ook offline.',
  'app.reload': 'Opnieuw laden',

  'page.about.description':
    'Een klein IT-adviesbureau in Nederland met meer dan tien jaar ervaring in werkplekken, servicemanagement, bedrijfsapplicaties en cloud.',
  'page.about.title': 'Over ons',
  'page.home.description':
    'Klein, ervaren IT-adviesbureau in Nederland: advies, websiteontwikkeling, procesmanagement en applicatiebeheer.',
  'page.home.title': 'Nuchter IT-adviesbureau',
  'page.not-found.description': 'Deze pagina bestaat niet.',
  'page.not-found.title': 'Pagina niet gevonden',
  'page.portfolio.description':
    'Van publieke gezondheid en bankwezen tot energie en techniek: wat we deden, wanneer en waarmee.',
  'page.portfolio.title': 'Portfolio',

  'toast.close': 'Bericht sluiten',
  'toast.region': 'Berichten (Alt+N)',
};
