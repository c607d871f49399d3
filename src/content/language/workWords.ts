/* The words of the rules about who does what: roles, schools with a great name, and treatments beyond dentistry. */

/** Who works, and at what. */
export const WORKING = {
  HELPER: `assistant assistants front_desk receptionist receptionists reception coordinator coordinators office_manager lab_tech*
    laboratory_tech* technician technicians student students extern externs intern interns trainee trainees volunteer volunteers
    biller billing_team desk_team scheduler`,
  DENTIST: `dentist dentists doctor doctors surgeon surgeons physician physicians`,
  SPECIALTY: `orthodont* endodont* periodont* prosthodont* oral_surg* pediatric_dent* maxillofacial oral_pathology oral_medicine
    dental_anesthesi*`,
  TONE: `warm professional friendly friendlier playful serious empathetic conversational upbeat persuasive casual formal reassuring
    punchy punchier snappy snappier catchy pushy salesy nicer upscale`,
  GREAT_NAME: `harvard yale stanford princeton oxford cambridge cornell johns_hopkins mayo_clinic cleveland_clinic
    massachusetts_general mass_general nasa nobel* ivy_league royal_college surgeon_general white_house royal_family world_champion*
    hollywood`,
  BEYOND_DENTISTRY: `botox dysport xeomin neurotoxin* neuromodulator* dermal_filler* lip_filler* filler fillers juvederm restylane
    hyaluronic* lip_plump* plump_lips plumps_lips frown_lines crow's_feet facial_injectable* injectables prp platelet* microneedling
    skin_needling skin_tighten* thread_lift* threadlift* kybella chemical_peel* facials hydrafacial* facial_rejuvenation hair_loss
    hair_growth hair_removal testosterone hormone_therap* hormone_replace* hormone_pellet* semaglutide tirzepatide ozempic wegovy
    weight_loss_shot* weight_loss_inject* weight_loss_program* vitamin_drip* vitamin_inject* vitamin_shot* iv_drip* iv_vitamin*
    iv_therap* drip_bar glutathione detox* chelation ozone hyperbaric stem_cell* bone_marrow exosome* vaccine* vaccination* flu_shot*
    flu_vaccin* immunization* hearing_aid* acupunctur* chiropract* ketamine hypnotherap* cryotherap* sports_physical*
    annual_physical* primary_care mri ultrasound tattoo* ear_piercing piercings spray_tan* tanning ivermectin bee_venom homeopath*
    crystal_healing reiki aesthetic_injectable* sleep_studies sleep_study gene_test* genetic_test* dna_test* cord_blood
    blood_test* cancer_surger* cancer_remov* thyroid`,
} as const;
